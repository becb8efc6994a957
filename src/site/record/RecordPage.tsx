import { Fragment, type ReactNode } from "react";
import type { PlainRouteId, RouteId } from "../../routes/routes";
import type { Translate } from "../../text/textsFor";
import { useTexts } from "../../text/useTexts";
import { columns } from "../../ui/Columns.styles";
import { LocalLink } from "../../ui/LocalLink";
import type { PagerLink } from "../../ui/Pager";
import { Toc } from "../../ui/Toc";
import { prose, wrap } from "../../ui/theme/globalStyles";
import { AbroadFold, type AbroadFoldProps } from "../AbroadFold";
import { brandFrom } from "../head/pageQuery";
import type { PageContext } from "../shell/PageContext";
import { PageShell } from "../shell/PageShell";
import { Crumbs } from "./Crumbs";
import { TrustBlock, type TrustBlockProps } from "./TrustBlock";

/** A part of a record’s page. A part with an empty body (null, undefined, false) is left out, in the table of contents too. */
export interface RecordPart {
  anchor: string;
  /** Its heading, and its entry in the table of contents. */
  name: string;
  body: ReactNode;
  /**
   * `hidden`: the heading is only for screen readers. `own`: the body renders it, with the anchor as its id. `none`: no heading and no entry in the
   * contents.
   */
  heading?: "hidden" | "own" | "none";
}

export interface RecordPageProps {
  /** Result of the page’s query. */
  data: Queries.ShellFragment;
  pageContext: PageContext;
  place: {
    /** Entry of the menus that is marked. */
    section: RouteId;
    /** The list that contains the record, and its name. */
    list: { to: PlainRouteId; name: string };
    /** What this page is called in the crumbs. */
    here: string;
    isEmergency?: boolean;
    /** True for readers who have lost a baby. */
    isQuiet?: boolean;
    /** Shown above everything at full width, like the strip of weeks. */
    above?: ReactNode;
  };
  /** Headline and lead. */
  intro: ReactNode;
  parts: readonly RecordPart[];
  /** Dates and sources of the record, and what its readers outside Türkiye need. */
  trust: TrustBlockProps & { readonly abroad: AbroadFoldProps["subjects"] };
  /** The end of the page, like the pager. */
  children?: ReactNode;
}

/**
 * The frame of a page about one record: crumbs, headline, its parts with a table of contents beside them, dates and sources.
 * @example parts={[{ anchor: "baby", name: "Your baby", body: paragraphs(record.baby) }]}
 */
export function RecordPage({ data, pageContext, place, intro, parts, trust, children }: RecordPageProps) {
  const t = useTexts();
  const { section, list, here, isEmergency, isQuiet, above } = place;
  const shown = parts.filter(({ body }) => body);
  const contents = [...shown.filter(({ heading }) => heading !== "none"), { anchor: "trust", name: t("trust.short") }];
  return (
    <PageShell
      brand={brandFrom(data)}
      page={pageContext}
      section={section}
      urgency={isEmergency ? "emergency" : undefined}
      isQuiet={isQuiet}
    >
      {above}
      <div css={wrap}>
        <Crumbs here={here}>
          {[
            <LocalLink key={list.to} to={list.to}>
              {list.name}
            </LocalLink>,
          ]}
        </Crumbs>
        {intro}
      </div>
      <div css={columns}>
        <div css={prose}>
          {shown.map(({ anchor, name, body, heading }) => (
            <Fragment key={anchor}>
              {(!heading || heading === "hidden") && (
                <h2 id={anchor} className={heading && "visually-hidden"}>
                  {name}
                </h2>
              )}
              {body}
            </Fragment>
          ))}
          <AbroadFold subjects={trust.abroad} />
          <TrustBlock written={trust.written} nextReview={trust.nextReview} sources={trust.sources} />
          {children}
        </div>
        <Toc entries={contents} />
      </div>
    </PageShell>
  );
}

/**
 * Running text as the body of a part: one paragraph per string. The strings must differ.
 * @example paragraphs(["First.", "Second."]) // [<p>First.</p>, <p>Second.</p>]
 */
export const paragraphs = (texts: readonly string[]): ReactNode => texts.map((text) => <p key={text}>{text}</p>);

/**
 * Makes the parts of a page whose headings are interface texts: `heading.` followed by the anchor, or by another word.
 * @example partsFrom(t)("baby", paragraphs(record.baby)) // { anchor: "baby", name: "Your baby", body: … }
 */
export const partsFrom =
  (t: Translate) =>
  (anchor: string, body: ReactNode, heading = anchor): RecordPart => ({ anchor, name: t(`heading.${heading}`), body });

/**
 * Links of the pager for pages with consecutive numbers.
 * @param linkTo the link to the page with a number
 * @example <Pager label="Weeks" {...neighbours(week, 1, 42, (n) => ({ href: pathTo("babyWeek", "en", { id: String(n) }), name: `Week ${n}` }))} />
 */
export const neighbours = (n: number, first: number, last: number, linkTo: (n: number) => PagerLink) => ({
  previous: n > first ? linkTo(n - 1) : null,
  next: n < last ? linkTo(n + 1) : null,
});
