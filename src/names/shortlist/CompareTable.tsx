import { useTexts } from "../../text/useTexts";
import { figureTable } from "../../ui/Table.styles";
import { use } from "../../ui/theme/tokens";
import type { ListedName } from "./useNameEntries";
import { comparedFeatures, useNameWords } from "./useNameWords";

export interface CompareTableProps {
  names: readonly ListedName[];
}

const table = {
  ...figureTable,
  maxWidth: "none",
  width: "auto",
  "& th, & td": { ...figureTable["& th, & td"], minWidth: "8.5rem", maxWidth: "16rem" },
  // The column of features stays visible while the names are scrolled sideways.
  "& tbody th": { position: "sticky", left: 0, background: use.surface, minWidth: "7rem", color: use.muted },
  "& thead th": { fontSize: "1.1875rem", color: use.ink },
} as const;

/** A row for each feature, a column for each name. */
export function CompareTable({ names }: CompareTableProps) {
  const t = useTexts();
  const words = useNameWords();
  return (
    <table css={table}>
      <thead>
        <tr>
          <td />
          {names.map((name) => (
            <th key={name.id} scope="col">
              {words.label(name, names)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparedFeatures.map((feature) => (
          <tr key={feature}>
            <th scope="row">{t(`shortlist.feature.${feature}`)}</th>
            {names.map((name) => (
              <td key={name.id}>{words.feature(name, feature)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
