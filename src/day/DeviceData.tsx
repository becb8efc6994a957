import { useTexts } from "../text/useTexts";
import { ghostButton, onlyWithScript } from "../ui/Button.styles";
import { withBehaviour } from "../ui/device/behaviour";
import { storedKinds } from "../ui/device/stored";
import { Icon } from "../ui/Icon";
import { codeStyles } from "../ui/QrCode";
import { figureTable } from "../ui/Table.styles";
import { bullets } from "../ui/theme/globalStyles";
import { fixed, leaf, size, use } from "../ui/theme/tokens";
import { box, textButton } from "./day.styles";
import { ImportOffer } from "./ImportOffer";

/** The kinds whose values are shown: the reader’s own values that do not expire. */
const shown = storedKinds.filter((kind) => kind.in === "local" && !("only" in kind));

const styles = {
  display: "grid",
  gap: "1.25rem",
  "& > h2 + p": { marginTop: "-0.375rem" },
  // Hides the head of a table without visible rows.
  "& table:not(:has(tbody tr:not([hidden])))": { display: "none" },
  "& table": { ...figureTable, maxWidth: "none", tableLayout: "fixed" },
  "& pre": {
    font: `400 ${size.caption}/1.5 ui-monospace, monospace`,
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    margin: "0.5rem 0 0",
    padding: "0.75rem 1rem",
    background: use.surface,
    borderRadius: leaf.s,
  },
  "& summary": { cursor: "pointer", minHeight: "2.75rem", display: "flex", alignItems: "center", fontWeight: 600, color: use.link },
  "& summary::-webkit-details-marker": { display: "none" },
  "& .row": { display: "flex", flexWrap: "wrap", gap: "0.75rem", alignItems: "center" },
  "& [hidden]": { display: "none !important" },
} as const;

/** Everything stored on this device, and ways to export it (as a file, a link or a code for the camera), to store it longer and to delete it. */
export function DeviceData() {
  const t = useTexts();
  const says = {
    "data-taken": t("day.device.taken"),
    "data-nothing": t("day.device.nothing"),
    "data-not-ours": t("day.device.notOurs"),
    "data-not-kept": t("day.notKept"),
    "data-copied": t("day.device.copied"),
    "data-not-copied": t("day.device.notCopied"),
    "data-lasting": t("day.device.lasting.yes"),
    "data-not-lasting": t("day.device.lasting.no"),
    "data-wiped": t("day.device.wiped"),
    "data-undone": t("day.device.undone"),
    "data-too-long": t("qr.tooLong", { ns: "common" }),
    "data-failed": t("qr.failed", { ns: "common" }),
  };
  return (
    <section aria-labelledby="device" {...withBehaviour("deviceData")} {...says} css={styles}>
      <h2 id="device">{t("day.device")}</h2>
      <p css={{ color: use.muted, maxWidth: "66ch" }}>{t("day.device.text")}</p>
      <ImportOffer />
      <table>
        <thead>
          <tr>
            <th scope="col">{t("day.device.what")}</th>
            <th scope="col">{t("day.device.value")}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, name, ...kind }) => (
            <tr key={id} data-stored={id}>
              <th scope="row">{t(`stored.${id}`)}</th>
              <td>
                <details>
                  <summary>{"isPrefix" in kind ? `${name}…` : name}</summary>
                  <pre>{t("day.device.noScript")}</pre>
                </details>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p data-empty="" hidden>
        {t("day.device.empty")}
      </p>
      <div className="row" css={onlyWithScript}>
        <button type="button" data-deed="file" data-waits="" css={ghostButton}>
          <Icon name="download" /> {t("day.device.file")}
        </button>
        <button type="button" data-deed="load" data-waits="" css={ghostButton}>
          <Icon name="upload" /> {t("day.device.load")}
        </button>
        <input type="file" accept="application/json,.json" aria-label={t("day.device.load")} hidden />
        <button type="button" data-deed="link" data-waits="" css={ghostButton}>
          <Icon name="share" /> {t("day.device.link")}
        </button>
      </div>
      <div data-link="" hidden css={box}>
        <label>
          {t("day.device.linkLabel")}
          <input
            readOnly
            css={{
              width: "100%",
              minHeight: "2.75rem",
              marginTop: "0.375rem",
              padding: "0.5rem",
              border: `1px solid ${use.lineStrong}`,
              borderRadius: leaf.s,
              background: use.canvas,
            }}
          />
        </label>
        <p css={{ fontSize: size.small, color: use.muted, marginTop: "0.5rem" }}>{t("day.device.linkHint")}</p>
        <p css={{ marginTop: "0.75rem" }}>
          <button type="button" data-deed="code" data-waits="" css={ghostButton}>
            <Icon name="qr" /> {t("qr.show", { ns: "common" })}
          </button>
        </p>
        <figure hidden css={{ margin: "0.75rem 0 0", display: "grid", gap: "0.5rem" }}>
          <svg
            role="img"
            aria-label={t("qr.label", { ns: "common", message: t("day.device.linkLabel") })}
            shapeRendering="crispEdges"
            css={codeStyles}
          >
            <path fill={fixed.printInk} />
          </svg>
          <figcaption css={{ fontSize: size.small, color: use.muted, maxWidth: "40ch" }}>{t("qr.how", { ns: "common" })}</figcaption>
        </figure>
      </div>
      <p css={onlyWithScript}>
        <button type="button" data-deed="wipe" data-waits="" css={{ ...textButton, color: use.error }}>
          <Icon name="close" /> {t("day.device.wipe")}
        </button>
      </p>
      <p className="row">
        <span role="status" />
        <button type="button" data-deed="undo" data-undo="" hidden css={ghostButton}>
          {t("day.undo")}
        </button>
      </p>
      <h3>{t("day.device.longer")}</h3>
      <ul css={{ ...bullets, maxWidth: "66ch" }}>
        <li>{t("day.device.safari")}</li>
        <li>{t("day.device.homeScreen")}</li>
        <li>{t("day.device.copies")}</li>
      </ul>
      <p css={onlyWithScript}>
        <button type="button" data-deed="lasting" data-waits="" css={ghostButton}>
          <Icon name="lock" /> {t("day.device.lasting")}
        </button>
      </p>
    </section>
  );
}
