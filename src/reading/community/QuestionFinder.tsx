import { sortBy } from "../../text/letters";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { chip } from "../../ui/Button.styles";
import { withBehaviour } from "../../ui/device/behaviour";
import { textField } from "../../ui/form/textField.styles";
import { leaf, media, size, use } from "../../ui/theme/tokens";
import { QuestionGroup, type QuestionGroupProps } from "./QuestionGroup";

export interface QuestionFinderProps {
  groups: readonly QuestionGroupProps[];
}

const formStyles = {
  display: "grid",
  gap: "1rem",
  background: use.surface,
  borderRadius: leaf.l,
  padding: "1.25rem",
  marginBottom: "2.5rem",
  maxWidth: "55rem",
  "& > label": { display: "grid", gap: "0.375rem", fontWeight: 600 },
  "& input[type=search], & select": { ...textField, maxWidth: "30rem" },
  "& fieldset": { display: "flex", flexWrap: "wrap", gap: "0.5rem" },
  "& legend": { fontWeight: 600, marginBottom: "0.5rem" },
  "& p": { fontSize: size.small, color: use.muted },
  [media.printOrNoScript]: { display: "none" },
} as const;

/** The questions by stage, with a search by word, stage and subject (findQuestions.ts). Without scripts all of them are shown. */
export function QuestionFinder({ groups }: QuestionFinderProps) {
  const t = useTexts();
  const entries = groups.flatMap(({ questions }) => questions);
  const subjects = sortBy([...new Set(entries.map(({ subject }) => subject))], (subject) => subject, useLanguage());
  return (
    <div {...withBehaviour("questionFinder")}>
      <form method="dialog" aria-label={t("find.label")} css={formStyles}>
        <label>
          {t("find.label")}
          <input type="search" name="words" autoComplete="off" placeholder={t("find.example")} />
        </label>
        <fieldset>
          <legend>{t("find.stage")}</legend>
          {["", ...groups.map(({ stage }) => stage)].map((stage) => (
            <label key={stage} css={chip}>
              <input type="radio" name="stage" value={stage} defaultChecked={stage === ""} />
              {t(`find.${stage || "any"}`)}
            </label>
          ))}
        </fieldset>
        <label>
          {t("find.subject")}
          <select name="subject">
            <option value="">{t("find.anySubject")}</option>
            {subjects.map((subject) => (
              <option key={subject}>{subject}</option>
            ))}
          </select>
        </label>
        <p role="status" data-one={t("find.count", { count: 1 })} data-other={t("find.count", { count: 2 })}>
          {t("find.count", { count: entries.length })}
        </p>
      </form>
      {groups.map((group) => (
        <QuestionGroup key={group.stage} {...group} />
      ))}
      <p data-none="" hidden>
        {t("find.none")}
      </p>
    </div>
  );
}
