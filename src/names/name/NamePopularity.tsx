import { formatNumber } from "../../text/formatNumber";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { media } from "../../ui/theme/tokens";
import { isGivenInEngland } from "../../vocabulary/isGivenInEngland";
import type { NameGender } from "../../vocabulary/nameLists";
import { lastWholeList } from "../../vocabulary/wholeList";
import { NameFacts } from "./NameFacts";
import { PlaceChart } from "./PlaceChart";
import { rankChart, type YearOfName } from "./rankChart";

export interface NamePopularityProps {
  name: string;
  side: NameGender;
  /** The years whose list for the side includes the name, oldest first. */
  years: readonly YearOfName[];
  /** The newest year with a published number of babies, and that number. */
  babies: { readonly year: number; readonly count: number } | null;
  englandWales: { readonly rank: number; readonly sex: string; readonly count: number } | null;
  unitedStates: { readonly rank: number } | null;
}

/** Last place in the United States that is worth showing. */
const lastPlaceInStates = 1000;

/** The chart with its figures beside it, where there is room. */
const beside = {
  display: "grid",
  gap: "1.5rem 2.5rem",
  gridTemplateColumns: "minmax(0, 1fr)",
  "&:empty": { display: "none" },
  [media.wide]: { gridAutoFlow: "column", gridTemplateColumns: "minmax(0, 36rem)", gridAutoColumns: "minmax(9rem, 1fr)" },
} as const;

/** How common a name is by official lists; without them it makes no guess. */
export function NamePopularity({ name, side, years, babies, englandWales, unitedStates }: NamePopularityProps) {
  const t = useTexts();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const placed = years.flatMap(({ year, place }) => (place === null ? [] : [{ year, place }]));
  const [first, last] = [placed[0], placed.at(-1)];
  const chart = rankChart(years);
  const best = placed.length > 0 ? placed.reduce((found, point) => (point.place < found.place ? point : found)) : null;
  const inTable = placed.filter(({ year }) => year <= lastWholeList).length;
  const withoutOrder = years.filter(({ place }) => place === null).map(({ year }) => year);
  const inYear = ({ place, year }: { place: number; year: number }) => t("chart.placeInYear", { place: number(place), year });
  const facts = [
    ...(best ? [{ label: t("chart.bestPlace"), value: inYear(best) }] : []),
    ...(last && last !== best ? [{ label: t("chart.lastPlace"), value: inYear(last) }] : []),
    ...(babies ? [{ label: t("chart.babies"), value: t("chart.babiesInYear", { n: number(babies.count), year: babies.year }) }] : []),
    ...(inTable > 0 ? [{ label: t("chart.firstHundred"), value: t("chart.yearsOf", { count: inTable }) }] : []),
  ];
  const isKnownInStates = unitedStates && unitedStates.rank <= lastPlaceInStates;
  return (
    <>
      {years.length === 0 && <p>{t("popularity.none")}</p>}
      <div css={beside}>
        {chart && first && last && best && (
          <PlaceChart
            title={t(`chart.title.${side}`, { name, from: years[0]?.year, to: years.at(-1)?.year })}
            description={t("chart.text", {
              firstYear: first.year,
              first: first.place,
              bestYear: best.year,
              best: best.place,
              lastYear: last.year,
              last: last.place,
            })}
            caption={[t(`chart.caption.${side}`), ...(chart.dashed ? [t("chart.dotted")] : []), t("chart.since2019")].join(" ")}
            chart={chart}
            years={years}
          />
        )}
        {facts.length > 0 && <NameFacts facts={facts} />}
      </div>
      {withoutOrder.length > 0 && (
        <p>{t(withoutOrder.length === 1 ? "chart.withoutOrderInYear" : "chart.withoutOrderInYears", { years: withoutOrder.join(", ") })}</p>
      )}
      {englandWales && isGivenInEngland(englandWales) && (
        <p>{t(`popularity.england.${englandWales.sex}`, { rank: number(englandWales.rank), n: number(englandWales.count) })}</p>
      )}
      {isKnownInStates && <p>{t("popularity.states", { rank: number(unitedStates.rank) })}</p>}
    </>
  );
}
