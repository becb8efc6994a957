import { useLanguage } from "../../text/useLanguage";

/** A text in both languages, as queries ask for it. */
export interface BothTexts {
  readonly tr: string;
  readonly en: string;
}

export interface BilingualItem extends BothTexts {
  readonly key: string;
  /** A sentence in the language of the page. */
  readonly why?: string | null;
  /** Who says so, where it is a medical statement. */
  readonly sources?: readonly { readonly publisher: string }[];
}

export interface BilingualTicksProps {
  /** Anchor of the part. */
  id: string;
  title: BothTexts;
  items: readonly BilingualItem[];
  /** Where its things are explained. */
  guide?: { path: string; title: string } | null;
  /** True where there is nothing to tick. */
  isPlain?: boolean;
}

const publishersOf = ({ sources = [] }: BilingualItem): string => [...new Set(sources.map(({ publisher }) => publisher))].join(", ");

/** A part of a list in both languages, row by row: the reader's own first. Native boxes, so that it works and prints without script. */
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
