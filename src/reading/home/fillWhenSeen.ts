import type { Behaviour } from "../../islands/behaviour";

/** Part of the section that has to be visible before it is put in. */
const visiblePart = 0.1;

/** Puts what waits in the section's template in the place of its links, once enough of it is visible. */
const fillWhenSeen: Behaviour = (section) => {
  const fill = (): void => {
    const template = section.querySelector("template");
    // What React itself has put into a template, as `gatsby develop` does, are ordinary children.
    if (template) section.replaceChildren(template.content, ...template.childNodes);
  };
  // A browser that cannot tell what is visible shows everything.
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
