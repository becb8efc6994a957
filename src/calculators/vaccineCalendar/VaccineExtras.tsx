import { useTexts } from "../../text/useTexts";
import { Tag } from "../../ui/Tag";
import { bullets } from "../../ui/theme/globalStyles";
import { scheduleIn } from "../shared/vaccineSchedules";

export interface VaccineExtrasProps {
  /** The countries whose schedule has vaccines outside it. */
  country: "TR" | "UK";
}

/** The vaccines outside a country’s schedule, each with what it costs. */
export function VaccineExtras({ country }: VaccineExtrasProps) {
  const t = useTexts();
  return (
    <ul css={bullets}>
      {scheduleIn(country).extras.map(({ key, cost }) => (
        <li key={key}>
          <strong>{t(`vaccine.extra.${key}`)}</strong> <Tag tone="honey">{t(`vaccine.cost.${cost}`)}</Tag> {t(`vaccine.extraText.${key}`)}
        </li>
      ))}
    </ul>
  );
}
