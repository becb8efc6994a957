/** `npm run new symptom swollen-feet`: writes an empty record with every required field. */
import { existsSync, writeFileSync } from "node:fs";
import { findRecordType, newRecord } from "../src/content/newRecord";
import { recordTypes } from "../src/content/records/registry";
import { turkishDate } from "../src/text/calendar";

const [called = "", key = ""] = process.argv.slice(2);
const type = findRecordType(called);
const file = type && `data/${recordTypes[type].folder}/${key}.json`;

/** Why the record cannot be written; null when it can. */
function refusal(): string | null {
  if (!type) return `npm run new <kind> <key>. Kinds: ${Object.keys(recordTypes).join(", ")}`;
  if (!/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/.test(key)) return "The key must be letters, digits and single hyphens.";
  if (existsSync(`data/${recordTypes[type].folder}.json`)) return `data/${recordTypes[type].folder}.json holds all records of this kind.`;
  return existsSync(file ?? "") ? `${file} is there already.` : null;
}

const reason = refusal();
if (reason || !type || !file) {
  console.error(reason);
  process.exitCode = 1;
} else {
  writeFileSync(file, `${JSON.stringify(newRecord(type, key, turkishDate(Date.now())), null, 2)}\n`);
  console.log(`${file}: npm run check tells what is still to be written.`);
}
