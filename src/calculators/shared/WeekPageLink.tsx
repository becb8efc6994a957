import { pathTo } from "../../routes/routes";
import { useLanguage } from "../../text/useLanguage";
import { button } from "../../ui/Button.styles";
import { Icon } from "../../ui/Icon";
import { actionRow } from "./calculator.styles";

export interface WeekPageLinkProps {
  week: number | string;
  /** What the link says. */
  children: string;
}

/** The button of a result that opens the page of a week of pregnancy. */
export function WeekPageLink({ week, children }: WeekPageLinkProps) {
  const language = useLanguage();
  return (
    <p css={actionRow}>
      <a href={pathTo("pregnancyWeek", language, { hafta: String(week) })} css={button}>
        {children} <Icon name="arrow" />
      </a>
    </p>
  );
}
