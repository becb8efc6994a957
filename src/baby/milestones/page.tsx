import { graphql, type PageProps } from "gatsby";
import { correctionDays } from "../../calculators/shared/growthAge";
import { monthPicture } from "../../guides/monthPicture";
import { AbroadFold } from "../../site/AbroadFold";
import { brandFrom, type HeadInput, headText, SiteHead } from "../../site/head/pageQuery";
import { Crumbs } from "../../site/record/Crumbs";
import { TrustBlock } from "../../site/record/TrustBlock";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { Checklist } from "../../ui/Checklist";
import type { IconName } from "../../ui/iconPaths";
import { LocalLink } from "../../ui/LocalLink";
import { PageIntro } from "../../ui/PageIntro";
import { Pager } from "../../ui/Pager";
import { bullets, prose, wrap } from "../../ui/theme/globalStyles";
import { media } from "../../ui/theme/tokens";
import { sameAgeOfMonth } from "../../vocabulary/sameAge";
import { SameAgeLinks } from "../SameAgeLinks";
import { CorrectedAge } from "./CorrectedAge";
import { MilestonePlay } from "./MilestonePlay";
import { milestonePicture } from "./milestonePicture";
import { RedFlags } from "./RedFlags";

const icons = { social: "people", language: "sound", cognitive: "bulb", motor: "walk" } as const satisfies Record<string, IconName>;

/** Completed weeks of pregnancy at birth of a baby born early, and the weeks by which its age is corrected. */
const earlyBirths = Array.from({ length: 13 }, (_, i) => 24 + i).map((week) => ({ week, weeksLater: (correctionDays(week * 7) ?? 0) / 7 }));
/** The age is corrected up to two years, as on the growth charts. */
const isCorrected = (month: number) => month <= 24;

export default function MilestoneChecklistPage({ data, pageContext }: PageProps<Queries.MilestoneChecklistPageQuery, PageContext>) {
  const t = useTexts();
  const { checklist, all, activities } = data;
  if (!checklist) throw new Error("MilestoneChecklistPage requires a checklist");
  const { month, domains } = checklist;
  const place = all.nodes.findIndex((other) => other.month === month);
  const neighbour = (other?: (typeof all.nodes)[number]) => (other ? { href: other.path, name: t("monthOld", { n: other.month }) } : null);
  const title = t("title", { n: month });
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="babyWeeks">
      <div css={wrap}>
        <Crumbs here={t("monthOld", { n: month })}>
          {[
            <LocalLink key="milestones" to="milestoneChecklists">
              {t("checklists")}
            </LocalLink>,
          ]}
        </Crumbs>
        <PageIntro title={title} lead={checklist.lead} picture={monthPicture(month)} />
        <Checklist
          name="ninni-milestones"
          progress={t("progress")}
          title={title}
          groups={domains.map(({ domain, items }) => ({
            key: domain,
            title: t(`domain.${domain}`),
            icon: icons[domain],
            items: items.map(({ key, text }) => ({ value: `${month}-${key}`, text, picture: milestonePicture(key) })),
          }))}
        />
        <div css={{ ...prose, maxWidth: "48rem", paddingTop: "2.5rem" }}>
          <RedFlags flags={checklist.redFlags} />
          {isCorrected(month) && (
            <div className="no-print">
              <CorrectedAge month={month} births={earlyBirths} />
            </div>
          )}
          <h2 id="ask">{t("heading.ask")}</h2>
          <ul css={{ ...bullets, [media.print]: { fontSize: "8pt", lineHeight: 1.25 } }}>
            {checklist.ask.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
          <MilestonePlay domains={domains} activities={activities.nodes} />
          <SameAgeLinks here="milestones" {...sameAgeOfMonth(month)} />
          <div className="no-print">
            <AbroadFold subjects={checklist.abroad} />
            <TrustBlock written={checklist.written} nextReview={checklist.nextReview} sources={checklist.sources} />
            <Pager label={t("pager")} previous={neighbour(all.nodes[place - 1])} next={neighbour(all.nodes[place + 1])} />
          </div>
        </div>
      </div>
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.MilestoneChecklistPageQuery>) {
  return (
    <SiteHead
      data={data}
      pageContext={pageContext}
      title={headText(data, "title", { n: data.checklist?.month ?? 0 })}
      description={data.checklist?.description}
    />
  );
}

export const query = graphql`
  query MilestoneChecklistPage($key: String!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    checklist: milestoneChecklist(key: { eq: $key }) {
      month
      lead(language: $lang)
      description(language: $lang)
      domains {
        domain
        items {
          key
          text(language: $lang)
        }
        play {
          title(language: $lang)
          text(language: $lang)
        }
      }
      redFlags(language: $lang)
      ask(language: $lang)
      ...Trust
    }
    all: allMilestoneChecklist(sort: { month: ASC }) {
      nodes {
        month
        path(language: $lang)
      }
    }
    activities: allBabyActivity(filter: { milestones: { key: { eq: $key } } }, sort: { week: ASC }) {
      nodes {
        week
        title(language: $lang)
        path(language: $lang)
      }
    }
  }
`;
