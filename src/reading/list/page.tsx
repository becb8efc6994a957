import { graphql, type PageProps } from "gatsby";
import type { ListId } from "../../routes/pages";
import { brandFrom, type HeadInput, headText, SiteHead } from "../../site/head/pageQuery";
import { SectionSaver } from "../../site/offline/SectionSaver";
import { Crumbs } from "../../site/record/Crumbs";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import type { Translate } from "../../text/textsFor";
import { useTexts } from "../../text/useTexts";
import { WholeList } from "../../triage/WholeList";
import { columns } from "../../ui/Columns.styles";
import { GroupChips } from "../../ui/GroupChips";
import { LocalLink } from "../../ui/LocalLink";
import { PageIntro } from "../../ui/PageIntro";
import { wrap } from "../../ui/theme/globalStyles";
import { tierAt } from "../../vocabulary/tiers";
import { arrangements } from "./arrangements";
import { EntryGroup, type EntryGroupProps } from "./EntryGroup";
import { listedUrgency, rankOf } from "./listedUrgency";
import { SymptomFinder } from "./SymptomFinder";
import type { ListedSymptom } from "./SymptomRows";
import { weeksAsText } from "./symptomStages";

type ListContext = PageContext & { list: ListId };

/** The template of all nine lists. */
export default function ListPage({ data, pageContext }: PageProps<Queries.ListPageQuery, ListContext>) {
  const t = useTexts();
  const { list } = pageContext;
  const lists = (data.mothersSigns ?? data.babysSigns)?.nodes;
  const { parts, partOf, draw, gallery, help } = arrangements[list];
  const entries = data.entries.nodes.map(({ key, position, name, part, drawing, teaser, path }) => ({
    key,
    part: part ?? partOf(position),
    path,
    teaser,
    name: name ?? t(`${list}.entry`, { n: position }),
    label: name && list === "babyActivities" ? t(`${list}.entry`, { n: position }) : undefined,
    drawing: draw(position, key, drawing),
  }));
  const groups = parts
    .map((part) => ({
      anchor: `group-${part}`,
      name: t(`${list}.group.${part}`),
      text: t(`${list}.group.${part}.text`),
      entries: entries.filter((entry) => entry.part === part),
    }))
    .filter((group) => group.entries.length > 0);
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section={list}>
      <div css={wrap}>
        <Crumbs here={t(`${list}.title`)} />
        <PageIntro title={t(`${list}.title`)} lead={t(`${list}.lead`)}>
          {help && (
            <p>
              <LocalLink to={help}>{t(`${list}.help`)}</LocalLink>
            </p>
          )}
          {lists && (
            <p>
              <a href="#danger">{t("danger")}</a>
            </p>
          )}
          {groups.length > 1 && !data.symptoms && <GroupChips groups={groups} isAlways />}
        </PageIntro>
      </div>
      {data.symptoms ? (
        <div css={columns}>
          <SymptomFinder groups={symptomGroups(groups, data.symptoms.nodes, t)} />
        </div>
      ) : (
        <div css={wrap}>
          {groups.map((group) => (
            <EntryGroup key={group.anchor} {...group} isShort={list !== "firstAidTopics"} gallery={gallery} />
          ))}
          {list === "firstAidTopics" && <SectionSaver section={list} />}
        </div>
      )}
      {lists && <WholeList lists={lists} />}
    </PageShell>
  );
}

type Symptoms = NonNullable<Queries.ListPageQuery["symptoms"]>["nodes"];
type Turn = NonNullable<Symptoms[number]["turn"]>;

/** Whether a sign means calling 112 in any stage of the advice that names it. */
const isCall112 = (sign: Turn["sign"], advice: Symptoms[number]["advice"]): boolean =>
  advice.some(({ stage, signs }) => signs.some((named) => named.sign.key === sign.key) && tierAt(sign, stage) === "call112");

/** The groups as props of the finder: the most urgent symptoms first, as in the cards of the guide. */
function symptomGroups(groups: readonly EntryGroupProps[], symptoms: Symptoms, t: Translate) {
  const byKey = new Map(symptoms.map((symptom) => [symptom.key, symptom]));
  return groups.map(({ anchor, name, entries }) => ({
    anchor,
    name,
    symptoms: entries
      .flatMap((entry): ListedSymptom[] => {
        const symptom = byKey.get(entry.key);
        if (!symptom) return [];
        const { weeks, words, isEmergency } = symptom;
        const windows = weeks.map(({ weekFrom, weekTo }) => `${Math.max(1, weekFrom)}–${weekTo}`);
        return [
          {
            key: entry.key,
            path: entry.path,
            name: entry.name,
            urgency: listedUrgency(symptom),
            turn: symptom.turn && { text: symptom.turn.text, isCall112: isCall112(symptom.turn.sign, symptom.advice) },
            note: isEmergency
              ? t("finder.nowNote")
              : windows.length === 0
                ? t("finder.anyWeek")
                : t("finder.weeks", { weeks: windows.join(", ") }),
            found: { words: [entry.name, ...words].join(" "), weeks: weeksAsText(weeks) },
          },
        ];
      })
      .sort((a, b) => rankOf(a.urgency) - rankOf(b.urgency)),
  }));
}

export function Head({ data, pageContext }: HeadInput<Queries.ListPageQuery> & { pageContext: ListContext }) {
  return (
    <SiteHead
      data={data}
      pageContext={pageContext}
      title={headText(data, `${pageContext.list}.title`)}
      description={headText(data, `${pageContext.list}.description`)}
    />
  );
}

export const query = graphql`
  query ListPage($list: ListId!, $findsSymptoms: Boolean!, $isFirstAid: Boolean!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    entries: allListEntry(filter: { list: { eq: $list } }, sort: { position: ASC }) {
      nodes {
        key
        position
        part
        drawing
        name(language: $lang)
        teaser(language: $lang)
        path(language: $lang)
      }
    }
    mothersSigns: allCoreSigns(filter: { whose: { eq: mother }, isAfterLoss: { ne: true } }, sort: { order: ASC }) @include(if: $findsSymptoms) {
      nodes {
        ...WholeList
      }
    }
    babysSigns: allCoreSigns(filter: { whose: { eq: baby } }, sort: { order: ASC }) @include(if: $isFirstAid) {
      nodes {
        ...WholeList
      }
    }
    symptoms: allSymptom(sort: { key: ASC }) @include(if: $findsSymptoms) {
      nodes {
        key
        isEmergency
        needsTest
        turn {
          text(language: $lang)
          sign {
            key
            tiers {
              stage
              tier
            }
          }
        }
        advice {
          stage
          signs {
            sign {
              key
              tiers {
                stage
                tier
              }
            }
          }
        }
        words(language: $lang)
        weeks {
          weekFrom
          weekTo
        }
      }
    }
  }
`;
