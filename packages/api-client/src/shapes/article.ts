import * as v from 'valibot';
import { openEnum } from '../open-enum.ts';
import { optionalFigure, optionalText } from '../reading.ts';

/** What can be subscribed to (specification, section 4). */
export const ARTICLE_TYPES = ['StandardUser', 'TopUpUser', 'Storage', 'FeatureEiv'] as const;

/** Something with a price (specification, section 3: article). */
export const article = v.object({
  id: v.string(),
  articleType: openEnum(ARTICLE_TYPES),
  /** What one of it adds to the balance: gigabytes for storage (D53). */
  balanceQuantity: optionalFigure,
  /** The number of pieces from which this price holds for all of them. */
  scaleFrom: optionalFigure,
  articleNumber: optionalText,
  name: optionalText,
  description: optionalText,
  /** Euro a month (D50). */
  pricePerUnit: optionalFigure,
});

/** Something with a price; `articleType` may be a kind this console does not know. */
export type Article = v.InferOutput<typeof article>;
