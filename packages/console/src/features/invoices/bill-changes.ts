import type { BillingItem, MonthlyBilling } from '@archive-console/api-client';
import { euroDifference } from '#entities/articles/euro-sums.ts';

/** One line of a month. */
interface Billed {
  /** The article as it is priced: another package of storage has another code. */
  code: string;
  count: number | null;
  each: number | null;
  /** `null` where the service names no amount. */
  total: number | null;
}

/** A line of a bill beside the same line of the month before; one of the two may be missing. */
export interface ComparedLine {
  id: string;
  articleType: string;
  /** Set where the line is what a coupon takes off. */
  couponCode?: string;
  now?: Billed;
  before?: Billed;
}

/** In which ways a line differs from the month before. */
export type LineChange = 'new' | 'ended' | 'article' | 'count' | 'price' | 'total';

/** What a line came to less or more; nothing where one of its amounts is not known. A month without the line billed none. */
export const differenceOf = ({ now, before }: Pick<ComparedLine, 'now' | 'before'>): number | undefined =>
  euroDifference(now === undefined ? 0 : now.total, before === undefined ? 0 : before.total);

/** The lines of a month, each beside its own of the month before; what is no longer billed comes last. */
export function compareBills(
  now: MonthlyBilling | undefined,
  before: MonthlyBilling | undefined,
): readonly ComparedLine[] {
  const lines = new Map<string, ComparedLine>();
  for (const line of linesOf(now)) lines.set(line.id, { ...line.head, id: line.id, now: line.billed });
  for (const line of linesOf(before))
    lines.set(line.id, { ...lines.get(line.id), ...line.head, id: line.id, before: line.billed });
  return [...lines.values()];
}

/** Why a line differs from the month before; empty where it does not. */
export function changesOf({ now, before }: Pick<ComparedLine, 'now' | 'before'>): readonly LineChange[] {
  if (now === undefined) return ['ended'];
  if (before === undefined) return ['new'];
  const changes: LineChange[] = [];
  // Prices by scale have a code each: where only the price moved with the number, it is the same article.
  const isOther = now.code !== before.code && now.count === before.count;
  if (isOther) changes.push('article');
  if (now.count !== before.count) changes.push('count');
  if (!isOther && now.each !== before.each) changes.push('price');
  const difference = differenceOf({ now, before });
  if (changes.length === 0 && difference !== undefined && difference !== 0) changes.push('total');
  return changes;
}

/** Whether a month differs from the one before, in any line or in its sum. */
export const isChanged = (now: MonthlyBilling, before: MonthlyBilling): boolean =>
  now.totalPrice !== before.totalPrice ||
  compareBills(now, before).some((line) => changesOf(line).length > 0);

function linesOf(billing: MonthlyBilling | undefined) {
  const seen = new Map<string, number>();
  /** Several lines may be of one kind: the first of a month is compared with the first of the other. */
  const idOf = (kind: string) => {
    const place = seen.get(kind) ?? 0;
    seen.set(kind, place + 1);
    return `${kind} ${place}`;
  };
  const items = (billing?.items ?? []).map((item) => ({
    id: idOf(item.articleType),
    head: { articleType: item.articleType },
    billed: billedOf(item),
  }));
  const credits = (billing?.credits ?? []).map(({ articleType, couponCode, amount, totalPrice }) => ({
    id: idOf(`${couponCode} ${articleType}`),
    head: { articleType, couponCode },
    billed: { code: couponCode, count: amount, each: null, total: totalPrice },
  }));
  return [...items, ...credits];
}

function billedOf({ articleCode, articleCount, pricePerUnit, totalPrice }: BillingItem): Billed {
  return { code: articleCode, count: articleCount, each: pricePerUnit, total: totalPrice };
}
