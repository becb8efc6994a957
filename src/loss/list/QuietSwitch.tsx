import { HideSizesBox } from "../../site/quiet/HideSizesBox";
import { useTexts } from "../../text/useTexts";
import { button, ghostButton } from "../../ui/Button.styles";
import { withBehaviour } from "../../ui/device/behaviour";
import { Icon } from "../../ui/Icon";
import { quietCard } from "./QuietSwitch.styles";
import { WaysOutOfQuiet } from "./WaysOutOfQuiet";

const hidden = ["weeks", "pictures", "own", "offers"] as const;
const said = ["on", "onHere", "off", "gentle", "new", "dates", "noGentle"] as const;

/** The button of quiet mode and, once it is on, what can be deleted and two ways to leave it. Its script is plain (switchQuiet.ts). */
export function QuietSwitch() {
  const t = useTexts();
  const words = Object.fromEntries(
    said.map((name) => [`data-said-${name.replace(/[A-Z]/g, "-$&").toLowerCase()}`, t(`quiet.said.${name}`)]),
  );
  const list = (
    <ul className="hidden">
      {hidden.map((name) => (
        <li key={name}>
          <Icon name="minus" />
          {t(`quiet.hides.${name}`)}
        </li>
      ))}
    </ul>
  );
  return (
    <section id="quiet-mode" aria-labelledby="quiet-title" css={quietCard}>
      <p className="without">{t("quiet.noScript")}</p>
      <div className="switch" {...withBehaviour("quietMode")} {...words}>
        <h2 id="quiet-title">
          <span data-quiet-hides="">{t("quiet.off.title")}</span>
          <span data-quiet-shows="">{t("quietMode.isOn", { ns: "common" })}</span>
        </h2>
        <p data-quiet-hides="">{t("quiet.off.text")}</p>
        <p data-quiet-shows="">{t("quiet.on.text")}</p>
        {list}
        <button type="button" data-does="on" data-waits="" data-quiet-hides="" css={button}>
          {t("quiet.on")}
        </button>
        <p role="status" tabIndex={-1} />
        <p className="caption">{t("quiet.private")}</p>
        <div data-gentle-shows="">
          <p>{t("quiet.gentle")}</p>
          <button type="button" data-does="endGentle" data-waits="" css={{ ...ghostButton, marginTop: "0.5rem" }}>
            {t("quiet.gentle.end")}
          </button>
        </div>
        <div data-quiet-shows="">
          <p>{t("quiet.dates.text")}</p>
          <button type="button" data-does="dates" data-waits="" css={{ ...ghostButton, marginTop: "0.5rem" }}>
            {t("quiet.dates")}
          </button>
        </div>
        <WaysOutOfQuiet />
        <div className="sizes">
          <HideSizesBox />
          <p className="caption">{t("sizes.text")}</p>
        </div>
      </div>
    </section>
  );
}
