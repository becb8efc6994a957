import { sortBy } from "../../text/letters";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { sourceTopics } from "../../vocabulary/sourceTopics";
import { SourcesOfTopic, type SourcesOfTopicProps } from "./SourcesOfTopic";

export interface AllSourcesProps {
  sources: readonly (SourcesOfTopicProps["sources"][number] & { readonly topic: string })[];
}

/** Every source of the site by topic, in the order of publisher and title. */
export function AllSources({ sources: unsorted }: AllSourcesProps) {
  const t = useTexts();
  const language = useLanguage();
  const sources = sortBy(unsorted, ({ publisher, title }) => `${publisher} ${title}`, language);
  return (
    <>
      <h2 id="list">{t("sources.list")}</h2>
      <p>{t("sources.count", { count: sources.length })}</p>
      {sourceTopics.map((topic) => (
        <SourcesOfTopic key={topic} name={t(`sources.topic.${topic}`)} sources={sources.filter((source) => source.topic === topic)} />
      ))}
    </>
  );
}
