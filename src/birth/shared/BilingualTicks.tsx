import { useLanguage } from "../../text/useLanguage";

/** A text in both languages, as queries fetch it. */
export interface BothTexts {
  readonly tr: string;
  readonly en: string;
}

interface BilingualItem extends BothTexts {
  readonly key: string;
  /** A sentence in the language of the page. */
  readonly why?: string | null;
  /** Sources, if it is a medical statement. */
  readonly sources?: readonly { readonly publisher: string }[];
}

export interface BilingualTicksProps {
  /** Anchor of the part. */
  id: string;
  title: BothTexts;
  items: readonly BilingualItem[];
  /** The guide that explains its items. */
  guide?: { path: string; title: string } | null;
  /** True for a list without checkboxes. */
  isPlain?: boolean;
}

const publishersOf = ({ sources = [] }: BilingualItem): string => [...new Set(sources.map(({ publisher }) => publisher))].join(", ");

/** A section of a list in both languages, row by row, the page’s language first. Native checkboxes, so that it works and prints without script. */
export function BilingualTicks({ id, title, items, guide, isPlain = false }: BilingualTicksProps) {
  const language = useLanguage();
  const other = language === "tr" ? "en" : "tr";
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <span>{title[language]}</span> <small lang={other}>{title[other]}</small>
      </h2>
      <ul>
        {items.map((item) => {
          const words = (
            <span>
              <span data-label="">{item[language]}</span> <span lang={other}>{item[other]}</span>
            </span>
          );
          return (
            <li key={item.key}>
              {isPlain ? (
                <div className="row">{words}</div>
              ) : (
                <label>
                  <input type="checkbox" name="tick" value={item.key} />
                  {words}
                </label>
              )}
              {item.why && (
                <p className="why">
                  {item.why} {publishersOf(item) && <a href="#sources">{publishersOf(item)}</a>}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {guide && (
        <p className="guide no-print">
          <a href={guide.path}>{guide.title}</a>
        </p>
      )}
    </section>
  );
}
