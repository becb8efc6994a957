import { uniqueSources } from "../../site/pageQuery";
import { TrustBlock } from "../../site/TrustBlock";

export interface SheetTrustProps {
  /** The records of the page. */
  records: readonly Queries.TrustFragment[];
}

/** How a page of several records was made: as old as its oldest, to be looked at again when the first of them is. */
export function SheetTrust({ records }: SheetTrustProps) {
  const [written = ""] = records.map((record) => record.written).sort();
  const [nextReview = ""] = records.map((record) => record.nextReview).sort();
  return <TrustBlock written={written} nextReview={nextReview} sources={uniqueSources(...records.map(({ sources }) => sources))} />;
}
