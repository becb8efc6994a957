import type { PlainRouteId } from "../routes/routes";
import { Crumbs } from "../site/record/Crumbs";
import { useTexts } from "../text/useTexts";
import { LocalLink } from "../ui/LocalLink";

export interface SectionCrumbsProps {
  /** Section of the topic: pregnancy, planning, birth, child or products. */
  section: PlainRouteId;
  /** Pages between the section and this one, from the top. */
  above?: readonly { readonly path: string; readonly title: string }[];
  here: string;
}

/** The path to the page through sections, topics, articles and parts, with every level. */
export function SectionCrumbs({ section, above = [], here }: SectionCrumbsProps) {
  const t = useTexts();
  return (
    <Crumbs here={here}>
      {[
        <LocalLink key="section" to={section}>
          {t(`nav.${section}`)}
        </LocalLink>,
        ...above.map(({ path, title }) => (
          <a key={path} href={path}>
            {title}
          </a>
        )),
      ]}
    </Crumbs>
  );
}
