import { button, ghostButton, onlyWithScript } from "../../ui/Button.styles";
import { Icon } from "../../ui/Icon";
import { PageIntro } from "../../ui/PageIntro";
import { headRow } from "./bilingual.styles";

export interface SheetHeadProps {
  title: string;
  lead: string;
  printLabel: string;
  /** If the page can be shared: text of the link to its share panel. */
  shareLabel?: string;
}

/** Headline of a sheet, with its buttons beside it. */
export function SheetHead({ title, lead, printLabel, shareLabel }: SheetHeadProps) {
  return (
    <div css={headRow}>
      <PageIntro title={title} lead={lead} />
      <p className="buttons no-print">
        <button type="button" data-prints="" css={{ ...button, ...onlyWithScript }}>
          <Icon name="print" /> {printLabel}
        </button>
        {shareLabel && (
          <a href="#share" css={ghostButton}>
            <Icon name="share" /> {shareLabel}
          </a>
        )}
      </p>
    </div>
  );
}
