import { useTexts } from "../../text/useTexts";
import { font, leaf, size, use } from "../../ui/theme/tokens";

export interface PhoneCardProps {
  turkish: string;
  english: string;
}

const styles = {
  background: use.tintNight,
  borderRadius: leaf.xl,
  padding: "clamp(1.25rem, 3vw, 2rem)",
  breakInside: "avoid",
  "& p": { font: `500 ${size.h3}/1.35 ${font.heading}`, color: use.ink },
  "& small": { display: "block", font: `600 ${size.caption}/1.4 ${font.text}`, color: use.muted, marginTop: "0.875rem" },
} as const;

/** A sentence to say or to show, in both languages. */
export function PhoneCard({ turkish, english }: PhoneCardProps) {
  const t = useTexts();
  return (
    <div css={styles}>
      <h3>{t("phone.title")}</h3>
      <small lang="tr">Türkçe</small>
      <p lang="tr">“{turkish}”</p>
      <small lang="en">English</small>
      <p lang="en">“{english}”</p>
    </div>
  );
}
