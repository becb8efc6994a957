// Tests in the real emulator what the rules allow and refuse; the site's own writeQuestion is among what is allowed.

import { initializeApp } from "firebase/app";
import { connectFirestoreEmulator, type Firestore, getFirestore } from "firebase/firestore/lite";
import { type Question, writeQuestion } from "../../src/firebase/firebase";
import { questionLength } from "../../src/reading/community/questionLength";
import { languages } from "../../src/routes/routes";
import { readerStages } from "../../src/vocabulary/readerStages";
import { type Emulator, startFirestore } from "./firestoreEmulator";

const question: Question = { text: "Gece neden bu kadar sık uyanıyorum?", stage: "pregnant", language: "tr" };

let emulator: Emulator;
let anonymous: Firestore;
let documents: string;
const tokenOf = (provider: string) => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const now = Math.floor(Date.now() / 1000);
  const user = {
    sub: "u",
    user_id: "u",
    iat: now,
    exp: now + 3600,
    auth_time: now,
    iss: "https://securetoken.google.com/ninni",
    aud: "ninni",
  };
  return `${encode({ alg: "none" })}.${encode({ ...user, firebase: { sign_in_provider: provider, identities: {} } })}.`;
};

/** Sends a request to the emulator as anybody could, without the site's code. */
const ask = async (method: string, path: string, { token, body }: { token?: string; body?: object } = {}): Promise<number> => {
  const headers = { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  const response = await fetch(`${documents}${path}`, { method, headers, body: body ? JSON.stringify(body) : null });
  return response.status;
};
/** A write with the given fields and the server's time, like the site's own; other variants of it must be refused. */
const write = (
  fields: object,
  { token = tokenOf("anonymous"), time = "sentAt" as string | null, id = `q${Math.random()}`.replace(".", "") } = {},
) => {
  const name = `projects/ninni/databases/(default)/documents/questions/${id}`;
  const values = Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, typeof value === "number" ? { integerValue: value } : { stringValue: value }]),
  );
  const updateTransforms = time ? [{ fieldPath: time, setToServerValue: "REQUEST_TIME" }] : [];
  return ask("POST", ":commit", {
    token,
    body: { writes: [{ update: { name, fields: values }, currentDocument: { exists: false }, updateTransforms }] },
  });
};

beforeAll(async () => {
  emulator = await startFirestore("firestore.rules");
  documents = `http://127.0.0.1:${emulator.port}/v1/projects/ninni/databases/(default)/documents`;
  anonymous = getFirestore(initializeApp({ projectId: "ninni", apiKey: "none", appId: "none" }));
  connectFirestoreEmulator(anonymous, "127.0.0.1", emulator.port, { mockUserToken: tokenOf("anonymous") });
}, 60_000);
afterAll(() => emulator?.stop());

test("a question with the site's fields may be stored", async () => {
  await expect(writeQuestion(anonymous, question)).resolves.toBeUndefined();
});

test.each(readerStages.flatMap((stage) => languages.map((language) => [stage, language] as const)))(
  "so may one of each stage and language (%s, %s)",
  async (stage, language) => expect(await write({ ...question, stage, language })).toBe(200),
);

test.each([
  ["the shortest", "a".repeat(questionLength.min), 200],
  ["the longest", "ş".repeat(questionLength.max), 200],
  ["too short", "a".repeat(questionLength.min - 1), 403],
  ["too long", "a".repeat(questionLength.max + 1), 403],
])("its length has limits (%s)", async (_, text, status) => expect(await write({ ...question, text })).toBe(status));

test.each<[string, () => Promise<number>]>([
  ["without an account", () => write(question, { token: "" })],
  ["from another kind of account", () => write(question, { token: tokenOf("password") })],
  ["with a field more", () => write({ ...question, email: "a@b.example" })],
  ["with a field less", () => write({ text: question.text, language: "tr" })],
  ["of another stage", () => write({ ...question, stage: "father" })],
  ["in another language", () => write({ ...question, language: "de" })],
  ["that is a number", () => write({ ...question, text: 12_345_678_901 })],
  ["without its time", () => write(question, { time: null })],
  ["with a time of its own", () => write({ ...question, sentAt: "2020-01-01" }, { time: null })],
])("a question %s is refused", async (_, attempt) => expect(await attempt()).toBe(403));

test("a stored question can be neither read, nor listed, nor changed, nor deleted", async () => {
  const token = tokenOf("anonymous");
  expect(await write(question, { id: "left" })).toBe(200);
  expect(await ask("GET", "/questions/left", { token })).toBe(403);
  expect(await ask("GET", "/questions", { token })).toBe(403);
  expect(await ask("PATCH", "/questions/left", { token, body: { fields: { text: { stringValue: "another text of mine" } } } })).toBe(403);
  expect(await ask("DELETE", "/questions/left", { token })).toBe(403);
});

test.each(["/users/u", "/questions/left/answers/a", "/names/ada"])("nothing else may be read or written (%s)", async (path) => {
  const token = tokenOf("anonymous");
  expect(await ask("GET", path, { token })).toBe(403);
  expect(await ask("PATCH", path, { token, body: { fields: { text: { stringValue: "a text of mine" } } } })).toBe(403);
});
