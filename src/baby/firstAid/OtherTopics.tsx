import { useTexts } from "../../text/useTexts";
import { LinkList, type LinkListProps } from "../../ui/LinkList";

export interface OtherTopicsProps {
  topics: LinkListProps["links"];
}

/** Links to the other topics of first aid. */
export function OtherTopics({ topics }: OtherTopicsProps) {
  const t = useTexts();
  return (
    <section aria-labelledby="others" className="no-print" css={{ paddingTop: "2rem" }}>
      <h2 id="others">{t("heading.others")}</h2>
      <LinkList links={topics} />
    </section>
  );
}
