import { useTexts } from "../../text/useTexts";

export interface CompareSwitchProps {
  /** The food that is as long as the baby. */
  name: string;
}

/** Shows the food in place of the glass, by CSS alone. */
export function CompareSwitch({ name }: CompareSwitchProps) {
  const t = useTexts();
  return (
    <>
      <label className="switch" data-size-comparison="">
        <input type="checkbox" />
        {t("scale.compare")}
      </label>
      <p className="food" data-size-comparison="" role="status">
        {t("scale.asLongAs", { name: name })}
      </p>
    </>
  );
}
