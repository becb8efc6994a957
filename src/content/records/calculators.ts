/** The sources of the calculator pages. Their texts are interface texts; their tables are in data/standards. */

import { z } from "zod";
import { routeIds, routeOf } from "../../routes/routes";
import { calculatorKey } from "../calculatorKey";
import { recordKey, trust } from "./common";
import { oneOf } from "./fields";
import { type RecordType, shownElsewhere } from "./recordType";

const calculator = z.strictObject({
  key: recordKey,
  kind: oneOf("Subject: health or money, for which only listed publishers are sources, or a pastime.", ["health", "money", "pastime"]),
  ...trust,
});

export const calculatorsTypes = {
  Calculator: {
    description: "Sources and dates of a calculator's page.",
    folder: "calculators",
    fields: calculator,
    checks: "health",
    expected: routeIds.flatMap((id) => calculatorKey(routeOf(id).template) ?? []),
    sourceTopic: "tools",
    ...shownElsewhere,
  },
} as const satisfies Record<string, RecordType>;
