import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Language, RouteId } from "../routes/routes";
import { button } from "../ui/Button.styles";
import { leaf, media, use } from "../ui/theme/tokens";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { leaveRowHeight } from "./Header.styles";
import { LossLine } from "./LossLine";
import { MenuDialog } from "./MenuDialog";
import { Promo } from "./Promo";
import { QuietBar } from "./QuietBar";
import { QuietCard } from "./QuietCard";
import { asksForLoss, isClosedInQuiet } from "./quietPages";
import { TabBar } from "./TabBar";

export interface Brand {
  readonly name: string;
  readonly since: number;
  readonly email: string;
  readonly leaveTo: string;
  readonly stores: { readonly android: string; readonly ios: string };
}

export interface PageShellProps {
  brand: Brand;
  /** The page's own address in both languages. */
  paths: Record<Language, string>;
  /** Part of the site the page belongs to. */
  section?: RouteId;
  /** Page whose entry of the menus is marked, where the page belongs to no section. */
  marks?: RouteId;
  /** True on a page somebody acts by in an emergency: no popup, and no bar over its steps. */
  isEmergency?: boolean;
  /** True on a page for readers who have lost a baby: no popup, and no bar that leads to weeks. */
  isQuiet?: boolean;
  /** True on a page nobody should be seen reading: no popup, and a button that leaves at once. */
  isDiscreet?: boolean;
  /** False where whom to call stands before everything else: no popup. */
  hasOffers?: boolean;
  children: ReactNode;
}

/** Where a reader looks for help, an answer or a result, nothing is offered. */
const quietSections: (RouteId | undefined)[] = [
  "birthPlan",
  "canIDo",
  "canIEat",
  "firstAidTopics",
  "hospitalBag",
  "hospitalPhrases",
  "medicines",
  "myDay",
  "search",
  "symptoms",
  "tools",
];

/** What is led to comes to rest under the header, however high that is. */
const underLeaveRow = { "--below-header": leaveRowHeight, "& [id]": { scrollMarginTop: leaveRowHeight } } as const;

const loadError = {
  position: "fixed",
  inset: "auto 1rem 5rem",
  zIndex: 12,
  maxWidth: "26rem",
  padding: "1rem 1.25rem",
  background: use.raised,
  boxShadow: use.shadowLift,
  borderRadius: leaf.m,
  [media.normal]: { insetBlockEnd: "1.5rem" },
} as const;

/** What surrounds every page: skip link, header, main, footer, bar, menu, popup, and the sentence for a script that did not arrive. */
export function PageShell({
  brand,
  paths,
  section,
  marks = section,
  isEmergency = false,
  isQuiet = false,
  isDiscreet = false,
  hasOffers = true,
  children,
}: PageShellProps) {
  const { t } = useTranslation();
  const isBare = isEmergency || isQuiet;
  const isClosed = !isBare && isClosedInQuiet(section, paths.tr);
  const hasPromo = hasOffers && !isBare && !isDiscreet && !quietSections.includes(section);
  return (
    <>
      <a
        href="#main"
        css={{
          ...button,
          position: "absolute",
          left: "1rem",
          top: "-4rem",
          zIndex: 20,
          "&:focus": { top: "0.75rem" },
          [media.print]: { display: "none" },
        }}
      >
        {t("skip")}
      </a>
      <Header section={marks} paths={paths} isEmergency={isEmergency} isQuiet={isQuiet} leaveTo={isDiscreet ? brand.leaveTo : undefined} />
      {(!isEmergency || isQuiet) && <QuietBar />}
      <main id="main" tabIndex={-1} data-quiet-folds={isClosed ? "" : undefined} css={isDiscreet ? underLeaveRow : undefined}>
        {(isClosed || section === "home") && <QuietCard isClosed={isClosed} />}
        {children}
        {!isBare && asksForLoss(section, paths.tr) && <LossLine />}
      </main>
      <Footer paths={paths} since={brand.since} />
      {!isBare && <TabBar section={marks} />}
      <MenuDialog paths={paths} />
      {hasPromo && <Promo stores={brand.stores} />}
      <div id="load-error" role="alert" hidden css={loadError}>
        <p>{t("loadError.text")}</p>
        <p>
          <button type="button" data-again css={button}>
            {t("loadError.again")}
          </button>
        </p>
      </div>
    </>
  );
}
