import type { Behaviour } from "../../ui/device/behaviour";

/** Share of the section that must be visible before it is inserted. */
const visiblePart = 0.1;

/** Replaces the section's links with the content of its template, once enough of the section is visible. */
const fillWhenSeen: Behaviour = (section) => {
  const fill = (): void => {
    const template = section.querySelector("template");
    // Content that React itself rendered into a template, as in `gatsby develop`, is in its ordinary children.
    if (template) section.replaceChildren(template.content, ...template.childNodes);
  };
  // A browser that cannot observe visibility shows everything.
  if (!("IntersectionObserver" in window)) {
    fill();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ intersectionRatio }) => intersectionRatio >= visiblePart)) return;
      observer.disconnect();
      fill();
    },
    { threshold: visiblePart },
  );
  observer.observe(section);
};

export default fillWhenSeen;
