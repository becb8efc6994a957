import { useTexts } from "../../text/useTexts";
import { ghostButton, onlyWithScript } from "../../ui/Button.styles";
import { ChoiceField } from "../../ui/form/ChoiceField";
import { fieldStyles } from "../../ui/form/field.styles";
import { Icon } from "../../ui/Icon";
import { media } from "../../ui/theme/tokens";
import { type Child, mostChildren } from "./children";
import type { ChildrenState } from "./useChildren";

const styles = {
  display: "flex",
  flexWrap: "wrap",
  gap: "1rem 1.5rem",
  alignItems: "end",
  paddingBottom: "1.5rem",
  "& > div": { ...fieldStyles, width: "min(100%, 16rem)" },
  [media.print]: { display: "none" },
} as const;

/** Chooses whose growth or vaccines are shown, and renames, adds or deletes a child; with one child it offers only to add a second. */
export function ChildSwitcher({ family, select, add, rename, forget }: ChildrenState) {
  const t = useTexts();
  const { list, current } = family;
  const nameOf = ({ name }: Child, place: number) => name.trim() || t("children.number", { n: place + 1 });
  const place = list.findIndex(({ id }) => id === current);
  const shown = list[place];
  const isSeveral = list.length > 1;
  return (
    <div css={styles}>
      {isSeveral && (
        <ChoiceField
          legend={t("children.which")}
          name="child"
          value={current}
          choices={list.map((child, i) => ({ value: child.id, label: nameOf(child, i) }))}
          onChange={select}
        />
      )}
      {isSeveral && shown && (
        <div>
          <label htmlFor="child-name">{t("children.name")}</label>
          <p className="hint" id="child-name-hint">
            {t("children.nameHint")}
          </p>
          <input
            id="child-name"
            autoComplete="off"
            maxLength={30}
            value={shown.name}
            aria-describedby="child-name-hint"
            onChange={({ target }) => rename(target.value)}
          />
        </div>
      )}
      {list.length < mostChildren && (
        <button type="button" css={{ ...ghostButton, ...onlyWithScript }} onClick={add}>
          <Icon name="plus" /> {t(isSeveral ? "children.add" : "children.addSecond")}
        </button>
      )}
      {isSeveral && shown && (
        <button type="button" css={ghostButton} onClick={forget}>
          <Icon name="close" /> {t("children.forget", { name: nameOf(shown, place) })}
        </button>
      )}
    </div>
  );
}
