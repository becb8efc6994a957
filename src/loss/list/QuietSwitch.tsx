import { useTranslation } from "react-i18next";
import { HideSizesBox } from "../../site/quiet/HideSizesBox";
import { button, ghostButton, onlyWithScript } from "../../ui/Button.styles";
import { withBehaviour } from "../../ui/device/behaviour";
import { Icon } from "../../ui/Icon";
import { tickBox } from "../../ui/TickBox.styles";
import { leaf, media, size, use } from "../../ui/theme/tokens";

const hidden = ["weeks", "pictures", "own", "offers"] as const;
const said = ["on", "onHere", "off", "gentle", "new", "dates", "noGentle"] as const;

const card = {
  background: use.tintNight,
  borderRadius: leaf.xl,
  padding: "clamp(1.25rem, 1rem + 2vw, 2.25rem)",
  "& .switch": { ...onlyWithScript, display: "grid", gap: "0.875rem", justifyItems: "start" },
  "& .without": { display: "none", [media.noScript]: { display: "block" } },
  "& .hidden": {
    display: "grid",
    gap: "0.25rem 2rem",
    width: "100%",
    [media.pair]: { gridTemplateColumns: "1fr 1fr" },
    "& li": { display: "flex", gap: "0.625rem", alignItems: "start" },
    "& .icon": { width: "1.125rem", height: "1.65em", color: use.brandText },
  },
  "& .caption": { fontSize: size.small, color: use.muted, maxWidth: "66ch" },
  "& [role=status]": { fontWeight: 600, color: use.ink, "&:empty": { display: "none" } },
  "& summary": {
    display: "flex",
    alignItems: "center",
    minHeight: "2.75rem",
    color: use.link,
    cursor: "pointer",
    textDecoration: "underline",
  },
  "& details": { width: "100%" },
  "& .ways": { display: "grid", gap: "1rem", [media.pair]: { gridTemplateColumns: "1fr 1fr" } },
  "& .ways > div": {
    display: "grid",
    gap: "0.75rem",
    alignContent: "start",
    justifyItems: "start",
    padding: "1.25rem",
    background: use.raised,
    borderRadius: leaf.m,
  },
  "& .ways h3": { fontSize: size.body, fontWeight: 650 },
  "& .tick": {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: "0.125rem 0.75rem",
    alignItems: "center",
    minHeight: "2.75rem",
    cursor: "pointer",
    "& input": tickBox,
    "& small": { gridColumn: 2, fontSize: size.small, color: use.muted },
  },
  "& .sizes": { borderTop: `1px solid ${use.line}`, width: "100%", paddingTop: "0.75rem" },
  [media.print]: { display: "none" },
} as const;

/** The button of quiet mode and, once it is on, what can be deleted and two ways to leave it. Its script is plain (switchQuiet.ts). */
export function QuietSwitch() {
  const { t } = useTranslation(["loss", "common"]);
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
    <section id="quiet-mode" aria-labelledby="quiet-title" css={card}>
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
        <details data-quiet-shows="">
          <summary>{t("quiet.leave")}</summary>
          <div className="ways">
            <div>
              <h3>{t("quiet.asBefore.title")}</h3>
              <p>{t("quiet.asBefore.text")}</p>
              <button type="button" data-does="off" data-waits="" css={ghostButton}>
                {t("quiet.asBefore")}
              </button>
            </div>
            <div>
              <h3>{t("quiet.new.title")}</h3>
              <p>{t("quiet.new.text")}</p>
              <label className="tick">
                <input type="checkbox" name="gentle" />
                {t("quiet.new.gentle")}
                <small>{t("quiet.new.gentle.text")}</small>
              </label>
              <button type="button" data-does="new" data-waits="" css={ghostButton}>
                {t("quiet.new")}
              </button>
            </div>
          </div>
        </details>
        <div className="sizes">
          <HideSizesBox />
          <p className="caption">{t("sizes.text")}</p>
        </div>
      </div>
    </section>
  );
}
