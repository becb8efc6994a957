import type { AdviceStage, TieredSign } from "../vocabulary/tiers";

/** The advice of one stage from GraphQL: its signs, each with the page’s own wording if it has one. */
export interface StagedAdvice {
  readonly stage: AdviceStage;
  readonly signs: readonly { readonly text: string | null; readonly sign: TieredSign & { readonly text: string } }[];
  readonly home: string | null;
  /** Whether the signs contain every core sign of the stage. */
  readonly isWhole: boolean;
  /** For somebody who has lost a pregnancy or a baby; also if the whole page is. */
  readonly isAfterLoss?: boolean | null;
}
