import { graphql } from "gatsby";
import { useTexts } from "../text/useTexts";
import { ItemLinks } from "./ItemLinks";
import { babyToneOf, toneOf, type Verdict } from "./verdicts";

export const namedItem = graphql`
  fragment NamedItem on NamedItem {
    path
    title
    reader
    verdict
    label
  }
`;

export interface NamedItemsProps {
  items: readonly {
    readonly path: string;
    readonly title: string;
    readonly reader: Queries.NamedReader;
    readonly verdict: Verdict | null;
    readonly label: string;
  }[];
}

/** The foods, everyday things and medicines a text mentions, each with its answer and a link to its page; empty if there are none. */
export function NamedItems({ items }: NamedItemsProps) {
  const t = useTexts();
  const [first] = items;
  if (!first) return null;
  return (
    <section aria-labelledby="named" className="no-print" css={{ paddingTop: "2rem" }}>
      <h2 id="named" css={{ marginBottom: "0.75rem" }}>
        {t(`named.${first.reader}`)}
      </h2>
      <ItemLinks
        items={items.map(({ path, title, reader, verdict, label }) => ({
          path,
          title,
          tone: verdict === null ? null : (reader === "baby" ? babyToneOf : toneOf)(verdict),
          label,
        }))}
      />
    </section>
  );
}
