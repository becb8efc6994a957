interface Listed {
  readonly picture: string;
  readonly topic: { readonly key: string };
}

/**
 * The first articles of a list, chosen to differ: as long as possible with different topics and different covers, then with different covers, then the
 * rest.
 * @param count largest number of articles
 * @example varied([night, nightToo, table], 2) // [night, table], when the first two have the same cover
 */
export function varied<Article extends Listed>(articles: readonly Article[], count: number): Article[] {
  const chosen: Article[] = [];
  const isNew = (article: Article, of: (other: Article) => string): boolean => chosen.every((other) => of(other) !== of(article));
  const picture = (article: Article) => article.picture;
  const topic = (article: Article) => article.topic.key;
  const rules: ((article: Article) => boolean)[] = [
    (article) => isNew(article, picture) && isNew(article, topic),
    (article) => isNew(article, picture),
    (article) => !chosen.includes(article),
  ];
  for (const rule of rules) for (const article of articles) if (chosen.length < count && rule(article)) chosen.push(article);
  return chosen;
}
