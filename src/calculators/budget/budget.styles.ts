import { media } from "../../ui/theme/tokens";
import { calculatorGrid, calculatorResult } from "../shared/calculator.styles";

/** A form longer than the screen: its rows have more of the width, and what they come to stays in view beside them. */
export const budgetArrangement = {
  grid: {
    ...calculatorGrid,
    [media.halves]: { gridTemplateColumns: "minmax(0, 1.4fr) minmax(18rem, 0.8fr)" },
  },
  result: {
    ...calculatorResult,
    padding: "clamp(1.5rem, 2.6vw, 2.25rem)",
    [media.halves]: {
      position: "sticky",
      top: "5.5rem",
      maxHeight: "calc(100vh - 7rem)",
      overflowY: "auto",
    },
  },
} as const;
