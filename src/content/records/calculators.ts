/** The sources of the calculator pages. Their texts are interface texts; their tables are in data/standards. */
import { z } from "zod";
import { recordKey, trust } from "./common";
import { oneOf } from "./fields";

export const calculator = z.strictObject({
  key: recordKey,
  kind: oneOf("Subject: health or money, for which only listed publishers are sources, or a pastime.", ["health", "money", "pastime"]),
  ...trust,
});
