import { uniqueSources } from "../../site/head/pageQuery";
import { earliestDates } from "../../site/record/earliestDates";
import { TrustBlock } from "../../site/record/TrustBlock";

export interface SheetTrustProps {
  /** The records of the page. */
  records: readonly Queries.MadeOfFragment[];
}

/** How a page of several records was made. */
export function SheetTrust({ records }: SheetTrustProps) {
  return <TrustBlock {...earliestDates(records)} sources={uniqueSources(...records.map(({ sources }) => sources))} />;
}
