import { useTexts } from "../../text/useTexts";
import { AddButton } from "./AddButton";

/** A text field of the partner’s list: its name on the page and what is in it. */
interface PartnersText {
  field: string;
  label: string;
  text: string;
}

export interface PartnersTextsProps {
  texts: readonly PartnersText[];
  onAdd: (line: PartnersText) => void;
}

/** What the partner has written and the reader has not. */
export function PartnersTexts({ texts, onAdd }: PartnersTextsProps) {
  const t = useTexts();
  return (
    <div>
      <h3>{t("ticks.texts")}</h3>
      <ul>
        {texts.map((line) => (
          <li key={line.field}>
            <span>
              <b>{line.label}:</b> {line.text}
            </span>
            <AddButton label={line.label} onAdd={() => onAdd(line)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
