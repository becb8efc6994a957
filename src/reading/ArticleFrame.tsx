import type { ReactNode } from "react";
import { NamedItems } from "../guides/NamedItems";
import { AbroadFold } from "../site/AbroadFold";
import { brandFrom } from "../site/head/pageQuery";
import { ShareLinks } from "../site/record/ShareLinks";
import { TrustBlock } from "../site/record/TrustBlock";
import type { PageContext } from "../site/shell/PageContext";
import { PageShell } from "../site/shell/PageShell";
import { useTexts } from "../text/useTexts";
import { columns } from "../ui/Columns.styles";
import { TextSections, type TextSectionsProps } from "../ui/TextSections";
import { Toc, type TocProps } from "../ui/Toc";
import { prose, wrap } from "../ui/theme/globalStyles";
import { isQuiet } from "../vocabulary/quiet";
import { ArticleHead } from "./ArticleHead";
import { ArticleSigns, type ArticleSignsProps, isUrgent } from "./ArticleSigns";
import { PhoneContents } from "./PhoneContents";
import { SectionCrumbs, type SectionCrumbsProps } from "./SectionCrumbs";

export interface ArticleFrameProps {
  /** The result of the page's query. */
  data: Queries.ShellFragment;
  pageContext: PageContext;
  /** The article or the part of one. */
  record: Queries.TrustFragment & {
    readonly title: string;
    readonly lead: string;
    readonly minutes: number;
    readonly isEmergency: boolean | null;
    readonly sections: TextSectionsProps["sections"];
    readonly signs: ArticleSignsProps["groups"] | null;
    readonly named: readonly Queries.NamedItemFragment[];
  };
  place: {
    topic: { readonly key: string; readonly title: string; readonly section: SectionCrumbsProps["section"] };
    /** Pages between its section and itself. */
    above: SectionCrumbsProps["above"];
    /** Its cover; not shown on a page for readers after a loss. */
    picture: string;
    /** The number of the part, below the headline. */
    part?: ReactNode;
  };
  /** Entries of the contents before and after those of the sections. */
  contents: { before: TocProps["entries"]; after: TocProps["entries"] };
  /** Everything besides its sections, from the top of the page down. */
  pieces: {
    summary?: ReactNode;
    beforeSections?: ReactNode;
    afterSections?: ReactNode;
    beforeTrust?: ReactNode;
    afterTrust?: ReactNode;
  };
}

/**
 * The frame of an article and of a part of one: breadcrumbs, headline and cover, danger signs, contents, sections, foods and things it names, sharing,
 * dates and sources. The signs come first if every one is urgent, else after the text.
 */
export function ArticleFrame({ data, pageContext, record, place, contents, pieces }: ArticleFrameProps) {
  const t = useTexts();
  const { language, paths } = pageContext;
  const { title, sections } = record;
  const { topic, above, picture, part } = place;
  const brand = brandFrom(data);
  const quiet = isQuiet(topic.key);
  const signs = record.signs ?? [];
  const urgent = isUrgent(signs);
  const signEntry = { anchor: "signs", name: t("callFor", { ns: "triage" }) };
  const entries = [
    ...(urgent ? [signEntry] : []),
    ...contents.before,
    ...sections.map(({ key, heading }) => ({ anchor: key, name: heading })),
    ...(signs.length > 0 && !urgent ? [signEntry] : []),
    ...contents.after,
    { anchor: "trust", name: t("sources") },
  ];
  return (
    <PageShell
      brand={brand}
      page={pageContext}
      section={quiet ? undefined : topic.section}
      urgency={record.isEmergency ? "emergency" : urgent ? "urgent" : undefined}
      isQuiet={quiet}
    >
      <div css={wrap}>
        <SectionCrumbs section={topic.section} above={above} here={title} />
      </div>
      <ArticleHead {...record} topic={topic.title} picture={quiet ? null : picture}>
        {part}
      </ArticleHead>
      <div css={columns}>
        <div css={prose}>
          {urgent && <ArticleSigns groups={signs} />}
          {pieces.summary}
          <PhoneContents entries={entries} />
          {pieces.beforeSections}
          <TextSections sections={sections} />
          {signs.length > 0 && !urgent && <ArticleSigns groups={signs} />}
          {pieces.afterSections}
          <NamedItems items={record.named} />
          <ShareLinks title={title} url={brand.url + paths[language]} />
          <AbroadFold subjects={record.abroad} />
          {pieces.beforeTrust}
          <TrustBlock written={record.written} nextReview={record.nextReview} sources={record.sources} />
          {pieces.afterTrust}
        </div>
        <Toc entries={entries} isLive />
      </div>
    </PageShell>
  );
}
