/** The site itself: its brand, its sources and the pages about it. */
import { z } from "zod";
import { description, recordKey, section, trust } from "./common";
import { address, group, list, nullable, optional, text, whole, word } from "./fields";

export const site = z.strictObject({
  key: recordKey,
  name: word("The brand."),
  url: address("Address of the site, without a slash at the end."),
  email: word("Where readers write to."),
  controller: word("Who answers for the visitors' data under KVKK and GDPR, as the privacy page names them."),
  host: word("Who hosts the site and keeps its access records."),
  retention: group("Retention", "How long at most what reaches the owner is kept.", {
    mailMonths: whole("E-mails, in months.", 1, 120),
    serverDays: whole("Access records of the host, in days.", 1, 730),
    countingMonths: whole("Counted visits, in months.", 1, 14),
    questionMonths: whole("Questions sent by form, in months.", 1, 120),
  }),
  leaveTo: address(
    "Where “Exit this page” leads from a page nobody should be seen reading: one that anybody might have open, like the weather.",
  ),
  since: whole("Year the site began.", 2024, 2100),
  stores: group("Stores", "Where the mobile app is to be had.", { android: address("Google Play."), ios: address("App Store.") }),
  social: list(address("A profile."), "Profiles of the site elsewhere."),
});

export const source = z.strictObject({
  key: recordKey,
  publisher: word("Who published it, like World Health Organization."),
  title: word("Title of the page, guideline or article in its own language."),
  year: nullable(whole("Year of publication where it is known.", 1950, 2100)),
  url: optional(address("Where it can be read; none for open data that is known only by whose storage it lies in.")),
});

export const publisher = z.strictObject({
  key: recordKey,
  name: word("The publisher as sources name it."),
  tier: whole("1 for public bodies and professional societies, 2 for journals, universities, hospitals and reviewed charities.", 1, 2),
});

export const staticPage = z.strictObject({
  key: recordKey,
  index: whole("Index number that chooses the page's address.", 1, 7),
  title: text("Headline.", 80),
  description,
  lead: text("What the page says, in a sentence or two.", 320),
  sections: list(section, "The text.", 1),
  withFirebase: optional(
    list(
      section,
      "Where the owner has set up Firebase: sections in the place of those with the same key, or after the one before them here.",
    ),
  ),
  written: trust.written,
  nextReview: trust.nextReview,
});
