import { useTexts } from "../../text/useTexts";
import { BulletList } from "../../ui/BulletList";
import { Disclosure } from "../../ui/Disclosure";
import { LocalLink } from "../../ui/LocalLink";
import { bullets } from "../../ui/theme/globalStyles";

type Link = { key: string; path: string; title: string };

export interface MoreOfWeekProps {
  record: { week: number; ask: readonly string[]; twins: string; common: readonly Link[] };
  articles: readonly Link[];
  /** Month of pregnancy the week is in. */
  month: number;
}

/** The folded parts of a week’s page: questions for the visit, twins, common symptoms, articles, how weeks are counted. */
export function MoreOfWeek({ record, articles, month }: MoreOfWeekProps) {
  const t = useTexts();
  return (
    <div>
      <Disclosure summary={t("heading.ask")}>
        <BulletList items={record.ask} />
      </Disclosure>
      <Disclosure id="twins" summary={t("heading.twins")}>
        <p>{record.twins}</p>
      </Disclosure>
      {record.common.length > 0 && (
        <Disclosure summary={t("heading.symptoms")}>
          <ul css={bullets}>
            {record.common.map(({ key, path, title }) => (
              <li key={key}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {articles.length > 0 && (
        <Disclosure summary={t("heading.read")}>
          <ul css={bullets}>
            {articles.map(({ key, path, title }) => (
              <li key={key}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <Disclosure summary={t("heading.count")}>
        <p>{t(record.week === 1 ? "count.text.first" : "count.text", { n: record.week, month })}</p>
        <p>
          <LocalLink to="monthsPregnant">{t("count.link")}</LocalLink>
        </p>
      </Disclosure>
    </div>
  );
}
