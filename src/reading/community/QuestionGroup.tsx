import { useTexts } from "../../text/useTexts";
import { Tag, type TagProps } from "../../ui/Tag";
import { media, size, use } from "../../ui/theme/tokens";
import type { SignTier } from "../../vocabulary/tiers";

interface ListedQuestion {
  readonly key: string;
  readonly path: string;
  readonly question: string;
  readonly subject: string;
  readonly week: number | null;
  /** How urgent its signs are; undefined if it names none. */
  readonly tier: SignTier | undefined;
}

export interface QuestionGroupProps {
  /** Stage of the mothers who ask: planning, pregnant, new-mother or mother. */
  stage: string;
  questions: readonly ListedQuestion[];
}

const tierTones: Record<SignTier, TagProps["tone"]> = { call112: "call112", now: "atOnce", today: "today" };

const styles = {
  marginBottom: "3rem",
  "& h2": { marginBottom: "0.5rem" },
  "& ul": { [media.aside]: { columns: 2, columnGap: "3rem" } },
  "& li": { borderBottom: `1px solid ${use.line}`, breakInside: "avoid" },
  "& li[hidden]": { display: "none" },
  "& a": {
    display: "block",
    padding: "1rem 0 0.375rem",
    fontSize: "1.125rem",
    fontWeight: 600,
    lineHeight: 1.4,
    color: use.ink,
    textDecoration: "none",
    textWrap: "pretty",
    "&:hover": { color: use.linkHover, textDecoration: "underline" },
  },
  "& p": { display: "flex", flexWrap: "wrap", gap: "0.5rem", alignItems: "center", paddingBottom: "1rem", fontSize: size.caption },
} as const;

/** The questions of one stage; each links to its page. */
export function QuestionGroup({ stage, questions }: QuestionGroupProps) {
  const t = useTexts();
  return (
    <section aria-labelledby={`stage-${stage}`} data-stage={stage} css={styles}>
      <h2 id={`stage-${stage}`}>{t(`stage.${stage}`)}</h2>
      <ul>
        {questions.map(({ key, path, question, subject, week, tier }) => (
          <li key={key} data-subject={subject}>
            <a href={path}>{question}</a>
            <p>
              {tier && <Tag tone={tierTones[tier]}>{t(`tier.${tier}`, { ns: "common" })}</Tag>}
              <Tag>{subject}</Tag>
              {week !== null && <Tag tone="night">{t("week", { n: week, ns: "common" })}</Tag>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
