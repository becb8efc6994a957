/** The site itself: its brand, its sources and the pages about it. */
import { z } from "zod";
import { routeIds, routeOf } from "../../routes/routes";
import { description, recordKey, section, trust } from "./common";
import { address, email, group, list, nullable, optional, shortText, text, whole, word } from "./fields";
import { type RecordType, shownElsewhere } from "./recordType";

const site = z.strictObject({
  key: recordKey,
  name: word("Name of the brand."),
  url: address("Address of the site, without a slash at the end."),
  email: email("E-mail address for readers."),
  controller: word("Data controller under KVKK and GDPR, as named on the privacy page."),
  host: word("Hosting provider, which also stores the access logs."),
  retention: group("Retention", "Maximum retention periods of the data the owner receives.", {
    mailMonths: whole("E-mails, in months.", 1, 120),
    serverDays: whole("Access logs of the host, in days.", 1, 730),
    countingMonths: whole("Counted visits, in months.", 1, 14),
    questionMonths: whole("Questions sent by form, in months.", 1, 120),
  }),
  leaveTo: address("Target of the button “Exit this page” on discreet pages: an inconspicuous page, like the weather."),
  since: whole("Year the site was launched.", 2024, 2100),
  stores: group("Stores", "Store pages of the mobile app.", { android: address("Google Play."), ios: address("App Store.") }),
  social: list(address("A profile."), "Profiles of the site on other sites."),
});

const source = z.strictObject({
  key: recordKey,
  publisher: word("Name of the publisher, like World Health Organization."),
  title: word("Title of the page, guideline or article in its original language."),
  year: nullable(whole("Year of publication; null if unknown.", 1950, 2100)),
  url: optional(
    address(
      "Address of the document, never of a front page; left out for open data known only by its repository and for a printed document without a page.",
    ),
  ),
});

const publisher = z.strictObject({
  key: recordKey,
  name: word("Name of the publisher, as written in the sources."),
  tier: whole("1 for public bodies and professional societies, 2 for journals, universities, hospitals and reviewed charities.", 1, 2),
});

const staticPage = z.strictObject({
  key: recordKey,
  index: whole("Number that determines the page's address.", 1, 7),
  title: shortText("Headline.", 80),
  description,
  lead: text("Summary in one or two sentences.", 320),
  sections: list(section, "Sections of the text.", 1),
  withFirebase: optional(
    list(
      section,
      "Sections for a site with Firebase: each replaces the section with the same key, or is inserted after the one before it in this list.",
    ),
  ),
  written: trust.written,
  nextReview: trust.nextReview,
});

export const siteTypes = {
  Brand: {
    description: "The site itself: name, addresses, app stores.",
    folder: "site",
    fields: site,
    checks: "plain",
    expected: [],
    sourceTopic: null,
    ...shownElsewhere,
  },
  Source: {
    description: "A publication cited as a source of the content.",
    folder: "sources",
    fields: source,
    checks: { none: "a publication is printed as its publisher titled it" },
    expected: [],
    sourceTopic: null,
    ...shownElsewhere,
  },
  Publisher: {
    description: "A publisher accepted as a source for pages on health or money.",
    folder: "standards/publishers",
    fields: publisher,
    checks: { none: "a publisher’s name and tier" },
    expected: [],
    sourceTopic: null,
    ...shownElsewhere,
  },
  StaticPage: {
    description: "A page about the site; its index determines the address.",
    folder: "static-pages",
    fields: staticPage,
    checks: "health",
    expected: [],
    sourceTopic: null,
    leastWords: {},
    page: {
      pageOf: ({ index }) => ({ route: routeIds.find((id) => routeOf(id).index === index) ?? "notFound", params: {} }),
      linkedAs: [],
      // The page of sources shows all sources.
      variables: (_, route) => ({ listsSources: route === "sources" }),
    },
    list: null,
    search: { kind: "page", title: "title", line: "lead" },
    sharePicture: null,
    publishedIn: null,
    namesItems: null,
  },
} as const satisfies Record<string, RecordType>;
