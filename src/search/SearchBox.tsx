import { useTexts } from "../text/useTexts";
import { TierCard } from "../triage/TierCard";
import { button } from "../ui/Button.styles";
import { withBehaviour } from "../ui/device/behaviour";
import { searchInput } from "../ui/form/searchInput";
import { Icon } from "../ui/Icon";
import { kinds } from "../vocabulary/searchKinds";
import { signTiers } from "../vocabulary/tiers";
import { boxStyles } from "./SearchBox.styles";

export interface SearchBoxProps {
  /** True on the search page: the query is stored in the address, and the field has the focus at once. */
  isPage?: boolean;
}

/** Texts the behaviour writes; the others are in the HTML already. */
const keys = [
  "loading",
  "count_one",
  "count_other",
  "flagged",
  "none",
  "noneText",
  "noneCall",
  "failed",
  "again",
  "best",
  "yourWeek",
  "babysWeek",
  "whatToDo",
  "ifSo",
] as const;
const nameKeys = ["inNames", "noNames", "girl", "boy"] as const;

/** The search field with its results right below it (answerSearch.ts). Nothing is loaded before the first key. Without JavaScript it is hidden. */
export function SearchBox({ isPage = false }: SearchBoxProps) {
  const t = useTexts();
  // Without values the placeholders stay: they are filled in as the reader types.
  const texts = Object.fromEntries([
    ...[...keys, ...nameKeys].map((key) => [key, t(`search.${key}`)]),
    ...kinds.map((kind) => [`kind.${kind}`, t(`kind.${kind}`)]),
  ]);
  return (
    <div
      {...withBehaviour("search")}
      data-texts={JSON.stringify(texts)}
      data-in-address={isPage ? "" : undefined}
      data-starts={isPage ? "" : undefined}
      css={boxStyles}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is unknown to browsers of 2022 */}
      <form method="dialog" role="search" aria-label={t("search.label")}>
        <label>
          <span className="visually-hidden">{t("search.label")}</span>
          <Icon name="search" />
          <input
            {...searchInput}
            maxLength={120}
            placeholder={t("search.example")}
            // biome-ignore lint/a11y/noAutofocus: typing a query is the purpose of this page
            autoFocus={isPage}
          />
        </label>
        <button type="submit" css={button}>
          {t("search.submit")}
        </button>
      </form>
      <p role="status" data-status="">
        {t("search.hint")}
      </p>
      <div data-results="" />
      {signTiers.map((tier) => (
        <template key={tier} data-card={tier}>
          <TierCard tier={tier} title="" items={["…"]} closing="…" />
        </template>
      ))}
    </div>
  );
}
