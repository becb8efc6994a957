import type { ReactNode } from "react";
import { type RouteId, routeOf } from "../../routes/routes";
import { useTexts } from "../../text/useTexts";
import { button } from "../../ui/Button.styles";
import { leaf, media, use } from "../../ui/theme/tokens";
import { Promo } from "../promo/Promo";
import { LossLine } from "../quiet/LossLine";
import { QuietBar } from "../quiet/QuietBar";
import { QuietCard } from "../quiet/QuietCard";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { leaveRowHeight } from "./Header.styles";
import { MenuDialog } from "./MenuDialog";
import type { PageContext } from "./PageContext";
import { TabBar } from "./TabBar";

interface Brand {
  readonly name: string;
  readonly since: number;
  readonly email: string;
  readonly leaveTo: string;
  readonly stores: { readonly android: string; readonly ios: string };
}

export interface PageShellProps {
  brand: Brand;
  /** The page, its address in both languages, and whether nobody should be seen reading it: then it has no popup, and a button that leaves at once. */
  page: Pick<PageContext, "id" | "paths" | "isDiscreet">;
  /** Page whose menu entry is marked as current. */
  section?: RouteId;
  /**
   * `urgent`: the first thing on the page is whom to call, so no popup. `emergency`: a page to follow in an emergency, so no bar covers its steps
   * either.
   */
  urgency?: "urgent" | "emergency";
  /** True on a page for readers who have lost a baby (which may be an emergency page too): no popup, and no bar with links to weeks. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** Anchors scroll to just below the header, however high it is. */
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

/** The frame of every page: skip link, header, main, footer, bar, menu, popup, and the error sentence for a script that could not be loaded. */
export function PageShell({ brand, page, section, urgency, isQuiet = false, children }: PageShellProps) {
  const t = useTexts();
  const { id, paths, isDiscreet } = page;
  const { inQuiet, hasPromo } = routeOf(id);
  const isEmergency = urgency === "emergency";
  const isBare = isEmergency || isQuiet;
  const isClosed = !isBare && inQuiet === "closed";
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
      <Header
        section={section}
        paths={paths}
        isEmergency={isEmergency}
        isQuiet={isQuiet}
        leaveTo={isDiscreet ? brand.leaveTo : undefined}
      />
      {(!isEmergency || isQuiet) && <QuietBar />}
      <main id="main" tabIndex={-1} data-quiet-folds={isClosed ? "" : undefined} css={isDiscreet ? underLeaveRow : undefined}>
        {(isClosed || id === "home") && <QuietCard isClosed={isClosed} />}
        {children}
        {!isBare && inQuiet !== "open" && <LossLine />}
      </main>
      <Footer paths={paths} since={brand.since} />
      {!isBare && <TabBar section={section} />}
      <MenuDialog paths={paths} />
      {hasPromo && !urgency && !isQuiet && !isDiscreet && <Promo stores={brand.stores} />}
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
