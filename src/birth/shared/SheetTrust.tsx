import { earliestDates } from "../../site/earliestDates";
import { uniqueSources } from "../../site/pageQuery";
import { TrustBlock } from "../../site/TrustBlock";

export interface SheetTrustProps {
  /** The records of the page. */
  records: readonly Queries.MadeOfFragment[];
}

/** How a page of several records was made. */
export function SheetTrust({ records }: SheetTrustProps) {
  return <TrustBlock {...earliestDates(records)} sources={uniqueSources(...records.map(({ sources }) => sources))} />;
}
