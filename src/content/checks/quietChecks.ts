/** Pages about a loss are never put forward: a check of the editors' choice of each month, for checks.ts. */
import { isOfQuietTopic } from "../../reading/quiet";
import type { RecordTypeName } from "../records/registry";
import type { ContentFile } from "./checks";

type ValidRecord = ContentFile & { type: RecordTypeName; record: Record<string, unknown> };

/**
 * Trends that lead to a topic or an article about a loss.
 * @example quietFaults(records) // ["data/trends/01.json: baby.2: leads to “MT-9-1”, a page that is never put forward"]
 */
export const quietFaults = (records: readonly ValidRecord[]): string[] =>
  records
    .filter(({ type }) => type === "Trend")
    .flatMap(({ file, record }) =>
      ["pregnancy", "baby"].flatMap((half) =>
        (record[half] as { record: string | null }[]).flatMap(({ record: key }, i) =>
          key && isOfQuietTopic(key) ? [`${file}: ${half}.${i}: leads to “${key}”, a page that is never put forward`] : [],
        ),
      ),
    );
