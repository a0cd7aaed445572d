import type { Article } from '@archive-console/api-client';
import { refuse } from '../refusal.ts';
import { articles } from '../seed/articles.ts';

type Scaled = 'StandardUser' | 'TopUpUser' | 'FeatureEiv';

/** The row of the price list that holds for this many pieces. */
export function articleFor(articleType: Scaled, count: number): Article {
  const rows = articles.filter((article) => article.articleType === articleType);
  const row = rows.findLast(({ scaleFrom }) => (scaleFrom ?? 1) <= count) ?? rows[0];
  if (row === undefined)
    throw new Error(`The price list has no ${articleType}: add one to seed/articles.ts.`);
  return row;
}

/** The packages of storage, the smallest first. */
export const storagePackages: readonly Article[] = articles.filter(
  ({ articleType }) => articleType === 'Storage',
);

/** The package that holds that many gigabytes. */
export function packageOf(gigabytes: number): Article {
  return (
    storagePackages.find(({ balanceQuantity }) => balanceQuantity === gigabytes) ?? refuse('Article.NotFound')
  );
}

export function packageWith(id: string): Article {
  return storagePackages.find((article) => article.id === id) ?? refuse('Article.NotFound');
}

/** The smallest package with room for that many gigabytes; the largest where none has. */
export function packageFor(gigabytes: number): Article {
  const roomy = storagePackages.find(({ balanceQuantity }) => (balanceQuantity ?? 0) >= gigabytes);
  return roomy ?? storagePackages.at(-1) ?? refuse('Article.NotFound');
}
