import * as v from 'valibot';
import { optionalFigure } from '../reading.ts';

/** What the tenant has paid for: gigabytes (D53) and users. */
export const balance = v.object({
  storage: optionalFigure,
  userCount: optionalFigure,
  featureEiv: v.nullish(v.union([v.boolean(), v.number()]), null),
});

/** What the tenant has paid for. */
export type Balance = v.InferOutput<typeof balance>;
