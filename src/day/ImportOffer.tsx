import { useTexts } from "../text/useTexts";
import { button, ghostButton } from "../ui/Button.styles";
import { storedKinds } from "../ui/device/stored";
import { size, use } from "../ui/theme/tokens";
import { notice } from "./day.styles";
import type { OfferId } from "./offeredLines";

/** Every line an offer can have, in its order. */
const lines: readonly OfferId[] = storedKinds
  .filter((kind) => "travels" in kind)
  .flatMap(({ id }): OfferId[] => (id === "day" ? [id, "hospitalPhone"] : [id]));

const list = {
  listStyle: "none",
  margin: "0.75rem 0",
  padding: 0,
  "& label": { display: "flex", gap: "0.75rem", alignItems: "baseline", minHeight: "2.75rem", paddingBlock: "0.5rem" },
  "& small": { display: "block", fontSize: size.small, color: use.muted, overflowWrap: "anywhere" },
} as const;

/** Offers what came with a link or a file, line by line; showOffer.ts shows the lines it has. Hidden without one. */
export function ImportOffer() {
  const t = useTexts();
  return (
    <form data-offer="" hidden css={notice} aria-labelledby="offer">
      <p id="offer">{t("day.device.offer")}</p>
      <ul css={list}>
        {lines.map((id) => (
          <li key={id} data-line={id} hidden>
            <label>
              <input type="checkbox" value={id} />
              <span>
                {t(`day.offer.${id}`)} <small data-holds="" />
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div css={{ display: "flex", flexWrap: "wrap", gap: "0.75rem" }}>
        <button type="submit" css={button}>
          {t("day.device.take")}
        </button>
        <button type="button" data-leave="" css={ghostButton}>
          {t("day.device.leave")}
        </button>
      </div>
    </form>
  );
}
