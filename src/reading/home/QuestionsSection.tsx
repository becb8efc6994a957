import { useTexts } from "../../text/useTexts";
import { band } from "../../ui/Columns.styles";
import { Icon } from "../../ui/Icon";
import { LinkList } from "../../ui/LinkList";
import { LocalLink } from "../../ui/LocalLink";
import { SectionHead } from "../../ui/SectionHead";
import { wrap } from "../../ui/theme/globalStyles";
import { linkRows } from "./linkRows.styles";

export interface QuestionsSectionProps {
  questions: readonly { readonly path: string; readonly question: string; readonly subject: string }[];
}

/** Questions of mothers, with a link to all of them. */
export function QuestionsSection({ questions }: QuestionsSectionProps) {
  const t = useTexts();
  return (
    <section aria-labelledby="questions" data-quiet-hides="" css={band}>
      <div css={wrap}>
        <SectionHead id="questions" title={t("questions.title")} lead={t("questions.lead")}>
          <LocalLink to="community">
            {t("questions.all")} <Icon name="arrow" />
          </LocalLink>
        </SectionHead>
        <div css={linkRows}>
          <LinkList links={questions.map(({ path, question, subject }) => ({ path, title: question, note: subject }))} />
        </div>
      </div>
    </section>
  );
}
