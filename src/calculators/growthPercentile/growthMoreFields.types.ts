import type { GrowthCheck, GrowthFields } from "./growthFields";

export interface GrowthMoreFieldsProps {
  fields: GrowthFields;
  set: (change: Partial<GrowthFields>) => void;
  refusal: Extract<GrowthCheck, { ok: false }> | null;
  /** What is wrong, in words. */
  error?: string;
}
