import { useTexts } from "../text/useTexts";
import { leaf, media, size, use } from "../ui/theme/tokens";

export interface DayMenuProps {
  dishes: readonly { readonly time: string; readonly dish: string }[];
}

const styles = {
  background: use.tintHoney,
  borderRadius: leaf.xl,
  padding: "0.75rem clamp(1.25rem, 3vw, 2rem)",
  breakInside: "avoid",
  "& > div": {
    display: "grid",
    gridTemplateColumns: "7.5rem minmax(0, 1fr)",
    gap: "0.25rem 1rem",
    paddingBlock: "0.75rem",
    borderTop: `1px solid color-mix(in srgb, ${use.ink} 14%, transparent)`,
    "&:first-of-type": { border: 0 },
    [media.small]: { gridTemplateColumns: "1fr" },
  },
  "& dt": { fontWeight: 600, color: use.honeyText, fontSize: size.small },
  "& dd": { lineHeight: 1.5 },
} as const;

/** The meals of a day. */
export function DayMenu({ dishes }: DayMenuProps) {
  const t = useTexts();
  return (
    <dl css={styles}>
      {dishes.map(({ time, dish }) => (
        <div key={time}>
          <dt>{t(`time.${time}`)}</dt>
          <dd>{dish}</dd>
        </div>
      ))}
    </dl>
  );
}
