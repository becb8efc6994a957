import { css } from "@emotion/react";
import { useTexts } from "../text/useTexts";
import { iconButton } from "../ui/Button.styles";
import { withBehaviour } from "../ui/device/behaviour";
import { Icon } from "../ui/Icon";
import { leaf, media, use } from "../ui/theme/tokens";

export interface FavouriteButtonProps {
  name: string;
  /** For use inside an island: whether the name is on the list, and the function that changes it. */
  state?: { isSaved: boolean; onToggle: () => void };
  /** For use outside an island: the name as the shortlist stores it, for the behaviour `favourite`. */
  id?: string;
}

/** Made once, because a list renders dozens at every key. */
const styles = css({
  ...iconButton,
  flex: "none",
  width: "3rem",
  height: "3rem",
  border: `1px solid ${use.lineStrong}`,
  borderRadius: leaf.m,
  background: use.raised,
  "&[aria-pressed=true]": { background: use.tintBlush, color: use.berry, borderColor: use.berry, "& .icon": { fill: "currentColor" } },
  [media.printOrNoScript]: { display: "none" },
});

/** The heart that puts a name on the shortlist of this device or removes it. */
export function FavouriteButton({ name, state, id }: FavouriteButtonProps) {
  const t = useTexts();
  return (
    <button
      type="button"
      data-waits=""
      data-quiet-hides=""
      {...(id && { ...withBehaviour("favourite"), "data-id": id })}
      aria-pressed={state?.isSaved ?? false}
      aria-label={t("names.favourite", { name })}
      css={styles}
      onClick={state?.onToggle}
    >
      <Icon name="heart" />
    </button>
  );
}
