import { useTexts } from "../../text/useTexts";
import { Disclosure } from "../../ui/Disclosure";
import { bullets } from "../../ui/theme/globalStyles";

export interface MilestonePlayProps {
  domains: readonly { readonly domain: string; readonly play: { readonly title: string; readonly text: string } }[];
  activities: readonly { readonly path: string; readonly title: string; readonly week: number }[];
}

/** Plays for each domain, and the activities of the weeks around this age. */
export function MilestonePlay({ domains, activities }: MilestonePlayProps) {
  const t = useTexts();
  return (
    <>
      <h2 id="play" className="no-print">
        {t("heading.play")}
      </h2>
      <div className="no-print">
        {domains.map(({ domain, play }) => (
          <Disclosure key={domain} summary={`${t(`domain.${domain}`)}: ${play.title}`}>
            <p>{play.text}</p>
          </Disclosure>
        ))}
      </div>
      {activities.length > 0 && (
        <>
          <h3 className="no-print">{t("heading.activities")}</h3>
          <ul css={bullets} className="no-print">
            {activities.map(({ path, title, week }) => (
              <li key={path}>
                <a href={path}>{t("activity", { n: week, title })}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
