import type { ReactNode } from "react";
import { AbroadFold, type AbroadFoldProps } from "../../site/AbroadFold";
import { Crumbs } from "../../site/record/Crumbs";
import { TrustBlock, type TrustBlockProps } from "../../site/record/TrustBlock";
import { useTexts } from "../../text/useTexts";
import { columns } from "../../ui/Columns.styles";
import { LocalLink } from "../../ui/LocalLink";
import { PageIntro } from "../../ui/PageIntro";
import { prose, wrap } from "../../ui/theme/globalStyles";
import { leaf, media, use } from "../../ui/theme/tokens";

export interface CalculatorPageProps {
  title: string;
  lead: string;
  /** Form and result. */
  tool: ReactNode;
  /** How it works, its tables and limits: readable without scripts. */
  children: ReactNode;
  disclaimer: string;
  /** Its record in data/calculators. */
  record: (TrustBlockProps & { readonly abroad: AbroadFoldProps["subjects"] }) | null;
}

/** The block with dates and sources is beside the explanation, where there is room. */
const explanation = {
  ...columns,
  paddingTop: "3rem",
  "& > section": { marginTop: "1rem", [media.aside]: { marginTop: 0 } },
  // A sheet for somebody else, such as a record for the ward, is printed without the explanation.
  [media.print]: { "body:has([data-alone]) &": { display: "none" } },
} as const;

/** Layout of the page of every tool. Throws if the calculator's record is missing. */
export function CalculatorPage({ title, lead, tool, children, disclaimer, record }: CalculatorPageProps) {
  const t = useTexts();
  if (!record) throw new Error("CalculatorPage requires the calculator's record in data/calculators");
  return (
    <>
      <div css={wrap}>
        <Crumbs here={title}>
          {[
            <LocalLink key="tools" to="tools">
              {t("nav.tools")}
            </LocalLink>,
          ]}
        </Crumbs>
        <div css={{ "& > header": { [media.small]: { paddingBottom: "1rem" } } }}>
          <PageIntro title={title} lead={lead} />
        </div>
        <noscript>
          <p css={{ background: use.tintHoney, borderRadius: leaf.l, padding: "1rem 1.25rem", marginBottom: "1.5rem" }}>
            {t("tool.noScript")}
          </p>
        </noscript>
        {tool}
      </div>
      <div css={explanation}>
        <div css={{ ...prose, maxWidth: "48rem" }}>
          {children}
          <p>
            <strong>{disclaimer}</strong>
          </p>
          <AbroadFold subjects={record.abroad} />
        </div>
        <TrustBlock written={record.written} nextReview={record.nextReview} sources={record.sources} />
      </div>
    </>
  );
}
