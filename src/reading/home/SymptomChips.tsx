import { useTexts } from "../../text/useTexts";
import { chip } from "../../ui/Button.styles";
import { Icon } from "../../ui/Icon";
import { LocalLink } from "../../ui/LocalLink";
import { arrowLink } from "../../ui/SectionHead";
import { size } from "../../ui/theme/tokens";

export interface SymptomChipsProps {
  symptoms: readonly { readonly path: string; readonly title: string }[];
}

const styles = {
  marginTop: "1.5rem",
  "& h3": { fontSize: size.lead },
  "& ul": { display: "flex", flexWrap: "wrap", gap: "0.5rem", margin: "0.75rem 0" },
  "& li a": chip,
  "& > a": arrowLink,
} as const;

/** The most urgent symptoms, and a link to all of them. */
export function SymptomChips({ symptoms }: SymptomChipsProps) {
  const t = useTexts();
  return (
    <nav aria-labelledby="symptoms" data-quiet-hides="" css={styles}>
      <h3 id="symptoms">{t("symptoms.title")}</h3>
      <ul>
        {symptoms.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
      <LocalLink to="symptoms">
        {t("symptoms.all")} <Icon name="arrow" />
      </LocalLink>
    </nav>
  );
}
