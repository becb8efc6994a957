import { useTexts } from "../../text/useTexts";
import { chip } from "../../ui/Button.styles";
import { Icon } from "../../ui/Icon";
import { LocalLink } from "../../ui/LocalLink";
import { media, use } from "../../ui/theme/tokens";

export interface ShortlistLinkProps {
  /** Number of names on the list of this device. */
  count: number;
}

const styles = {
  marginLeft: "auto",
  "& a": { ...chip, gap: "0.375rem", paddingInline: "0.625rem", whiteSpace: "nowrap" },
  "& a .icon": { color: use.berry },
  "& a:hover .icon": { color: "currentColor" },
  "& b": { fontVariantNumeric: "tabular-nums" },
  [media.printOrNoScript]: { display: "none" },
} as const;

/** Link to the shortlist with its number of names, at the top of a list. */
export function ShortlistLink({ count }: ShortlistLinkProps) {
  const t = useTexts();
  return (
    <span css={styles}>
      <LocalLink to="names" anchor="shortlist">
        <Icon name="heart" /> {t("names.shortlist")}
        {count > 0 && <b>{count}</b>}
      </LocalLink>
    </span>
  );
}
