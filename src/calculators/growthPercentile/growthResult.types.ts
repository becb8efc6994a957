import type { GrowthFields } from "./growthFields";
import type { Indicator } from "./growthValue";
import type { Visit } from "./visitList";

export interface GrowthPercentileResultProps {
  /** The checked fields and visits, oldest visit first. */
  check: { fields: GrowthFields; visits: readonly Visit[] };
  today: string;
  /** The measure shown first. */
  first: Indicator;
  isRemembered: boolean;
  /** Called with the new list when a visit was removed or confirmed. */
  onChange: (visits: readonly Visit[]) => void;
  /** Called to put a visit back into the form, with its date or age in words, or to start a new one (null). */
  onEdit: (visit: Visit | null, when?: string) => void;
  onForget: () => void;
}
