import type { Question } from "../../firebase/firebase";
import type { Language } from "../../routes/routes";
import type { Behaviour } from "../../ui/device/behaviour";
import { questionLength } from "./questionLength";

/** Milliseconds after which sending counts as failed. */
const patienceMs = 30_000;

const send = async (question: Question): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("askQuestion requires an answer in time")), patienceMs);
  });
  try {
    await Promise.race([import("../../firebase/firebase").then(({ sendQuestion }) => sendQuestion(question)), tooLate]);
  } finally {
    clearTimeout(timer);
  }
};

/** Sends the question in the form if it is long enough and the consent box is ticked. If sending fails, the text stays in its field. */
const askQuestion: Behaviour = (element) => {
  const form = element as HTMLFormElement;
  const text = form.querySelector("textarea");
  const button = form.querySelector<HTMLButtonElement>("[type=submit]");
  const [fault, status] = ["alert", "status"].map((role) => form.querySelector<HTMLElement>(`[role=${role}]`));
  if (!text || !button || !fault || !status) return;

  const say = (faulty = "", done = ""): void => {
    fault.textContent = faulty;
    status.textContent = done;
  };
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    const { short = "", consent = "", sending, sent, failed } = form.dataset;
    const fields = new FormData(form);
    const question = String(fields.get("text")).trim();
    const isLongEnough = question.length >= questionLength.min;
    text.setAttribute("aria-invalid", String(!isLongEnough));
    if (!isLongEnough || !fields.get("agree")) {
      say(isLongEnough ? consent : short);
      (isLongEnough ? form.querySelector<HTMLInputElement>("[name=agree]") : text)?.focus();
      return;
    }
    button.disabled = true;
    say("", sending);
    try {
      const stage = String(fields.get("stage")) as Question["stage"];
      await send({ text: question, stage, language: document.documentElement.lang as Language });
      form.reset();
      say("", sent);
    } catch (error) {
      console.error(error);
      say(failed);
    }
    button.disabled = false;
  });
};

export default askQuestion;
