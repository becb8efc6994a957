import type { RefObject } from "react";
import { useTexts } from "../../text/useTexts";
import { nameGenders } from "../../vocabulary/nameLists";
import type { NameWish } from "./matchesFor";
import { WishChoice } from "./WishChoice";

export interface WishFormProps {
  form: RefObject<HTMLFormElement>;
  wish: NameWish;
  /** The side that is looked on; it may differ from the chosen one if the typed name is only on the other. */
  side: string;
  onChange: (change: Partial<NameWish>) => void;
  /** Called when the field is used, before anything is typed. */
  onNear: () => void;
}

/** The typed name, and what a second one is for. */
export function WishForm({ form, wish, side, onChange, onNear }: WishFormProps) {
  const t = useTexts();
  return (
    <form method="dialog" aria-label={t("match.title")} ref={form} onSubmit={(event) => event.preventDefault()}>
      <label className="field">
        {t("match.name")}
        <input
          type="text"
          name="first"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          placeholder={t("match.example")}
          value={wish.first}
          onFocus={onNear}
          onChange={(event) => onChange({ first: event.target.value })}
        />
      </label>
      <WishChoice
        name="kind"
        values={["sibling", "second"]}
        chosen={wish.kind}
        label={(value) => t(`match.kind.${value}`)}
        onChange={onChange}
      />
      <WishChoice
        name="side"
        values={nameGenders}
        chosen={side}
        label={(value) => t(value === "boy" ? "side.boy" : "side.girl")}
        onChange={onChange}
      />
    </form>
  );
}
