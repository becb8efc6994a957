import type { ReactNode } from "react";
import type { ItemLinksProps } from "../guides/ItemLinks";
import type { PlainRouteId } from "../routes/routes";
import { AbroadFold } from "../site/AbroadFold";
import { brandFrom } from "../site/head/pageQuery";
import { Crumbs } from "../site/record/Crumbs";
import { ShareLinks } from "../site/record/ShareLinks";
import { TrustBlock } from "../site/record/TrustBlock";
import type { PageContext } from "../site/shell/PageContext";
import { PageShell } from "../site/shell/PageShell";
import { useTexts } from "../text/useTexts";
import { columns } from "../ui/Columns.styles";
import { LocalLink } from "../ui/LocalLink";
import { prose, wrap } from "../ui/theme/globalStyles";
import { ItemHead } from "./ItemHead";
import { SideCard } from "./SideCard";
import { SimilarItems } from "./SimilarItems";
import { VerdictCards, type VerdictCardsProps } from "./VerdictCards";

export interface ItemPageProps {
  data: Queries.ShellFragment;
  pageContext: PageContext;
  item: Queries.TrustFragment & { readonly title: string; readonly answer: string };
  /** The answers before its text. */
  answers: {
    verdicts: VerdictCardsProps["verdicts"];
    /** Address of its drawing. */
    picture?: string;
    /** Below the verdicts, at full width. */
    note?: ReactNode;
    /** Title of a shared link. */
    shareTitle: string;
  };
  /** The list that contains it, with its name; similar items; and links to other pages. */
  around: {
    list: { to: PlainRouteId; name: string };
    similar: ItemLinksProps["items"];
    others: readonly { to: PlainRouteId; text: string }[];
  };
  children: ReactNode;
}

/** The page of a food, an everyday thing or a medicine: name and answers, text, similar items, sources, and links to other pages. */
export function ItemPage({ data, pageContext, item, answers, around, children }: ItemPageProps) {
  const { picture, verdicts, note, shareTitle } = answers;
  const { list, similar, others } = around;
  const t = useTexts();
  const { language, paths } = pageContext;
  const brand = brandFrom(data);
  return (
    <PageShell brand={brand} page={pageContext} section={list.to}>
      <div css={wrap}>
        <Crumbs here={item.title}>
          {[
            <LocalLink key={list.to} to={list.to}>
              {list.name}
            </LocalLink>,
          ]}
        </Crumbs>
        <ItemHead title={item.title} answer={item.answer} picture={picture} />
        <VerdictCards verdicts={verdicts} />
        {note}
      </div>
      <div css={note ? columns : { ...columns, paddingTop: "2.5rem" }}>
        <div css={prose}>
          {children}
          <AbroadFold subjects={item.abroad} />
          <SimilarItems items={similar} />
          <ShareLinks title={shareTitle} url={brand.url + paths[language]} />
          <TrustBlock written={item.written} nextReview={item.nextReview} sources={item.sources} />
        </div>
        <SideCard title={t("other")}>
          <ul>
            {others.map(({ to, text }) => (
              <li key={to}>
                <LocalLink to={to}>{text}</LocalLink>
              </li>
            ))}
          </ul>
        </SideCard>
      </div>
    </PageShell>
  );
}
