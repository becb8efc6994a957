import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AskByForm } from "../../../src/reading/community/AskByForm";
import { textsIn } from "../../support/texts";
import { renderWithScript } from "../../support/withScript";

const mockSend = jest.fn(async (_: object) => undefined as unknown);
jest.mock("../../../src/firebase/firebase", () => ({ sendQuestion: (question: object) => mockSend(question) }));

const t = textsIn("en", "community");
const text = "Why does my baby wake so often?";
const draw = () => renderWithScript("en", <AskByForm />);
const box = () => screen.getByRole("textbox", { name: t("send.question") });
const send = () => userEvent.click(screen.getByRole("button", { name: t("send.button") }));
const agree = () => userEvent.click(screen.getByRole("checkbox", { name: t("send.agree") }));

beforeEach(() => jest.clearAllMocks());

test("says before sending what happens to the text, and whom to call", async () => {
  await draw();
  expect(screen.getByText(t("send.what"), { exact: false })).toBeInTheDocument();
  expect(screen.getByText(/call 112/)).toBeInTheDocument();
});

test("sends the text, the stage and the language, and nothing else, and only once", async () => {
  await draw();
  await userEvent.type(box(), `  ${text} `);
  await userEvent.click(screen.getByRole("radio", { name: t("stage.new-mother") }));
  await agree();
  await send();
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(t("send.sent")));
  expect(mockSend.mock.calls).toEqual([[{ text, stage: "new-mother", language: "en" }]]);
  expect(box()).toHaveValue("");
});

test.each([
  ["too short", "Why?", true, "send.short"],
  ["not agreed to", text, false, "send.consent"],
])("sends nothing that is %s, and says why", async (_, typed, isAgreed, key) => {
  await draw();
  await userEvent.type(box(), typed);
  if (isAgreed) await agree();
  await send();
  expect(screen.getByRole("alert")).toHaveTextContent(t(key));
  expect(mockSend).not.toHaveBeenCalled();
});

test("a question that could not be sent stays in the form, and can be sent again", async () => {
  jest.spyOn(console, "error").mockImplementationOnce(() => undefined);
  mockSend.mockRejectedValueOnce(new Error("no network"));
  await draw();
  await userEvent.type(box(), text);
  await agree();
  await send();
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(t("send.failed")));
  expect(box()).toHaveValue(text);
  await send();
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(t("send.sent")));
});
