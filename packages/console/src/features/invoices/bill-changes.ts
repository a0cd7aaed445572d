import type { BillingItem, MonthlyBilling } from '@archive-console/api-client';
import { euroDifference } from '#entities/articles/euro-sums.ts';
import type { ItemCharge } from '#entities/articles/use-item-words.ts';

/** One line of a month. */
interface Billed extends ItemCharge {
  /** The article as it is priced: another package of storage has another code. */
  code: string;
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
export type LineChange = 'new' | 'ended' | 'article' | 'period' | 'count' | 'price' | 'total';

/** What a line came to less or more; nothing where one of its amounts is not known. A month without the line billed none. */
export const differenceOf = ({ now, before }: Pick<ComparedLine, 'now' | 'before'>): number | undefined =>
  euroDifference(now === undefined ? 0 : now.total, before === undefined ? 0 : before.total);

/**
 * The lines of a month, each beside its own of the month before; what is no longer billed comes last. Among several of
 * one kind those that are reserved for the same period belong together, then the first with the first.
 */
export function compareBills(
  now: MonthlyBilling | undefined,
  before: MonthlyBilling | undefined,
): readonly ComparedLine[] {
  const present = linesOf(now);
  const earlier = linesOf(before);
  const pairs = new Map<Line, Line>();
  for (const isLike of [isSamePeriod, () => true])
    for (const line of present) {
      if (pairs.has(line)) continue;
      const place = earlier.findIndex((other) => other.kind === line.kind && isLike(line, other));
      const [like] = place < 0 ? [] : earlier.splice(place, 1);
      if (like !== undefined) pairs.set(line, like);
    }
  const compared = present.map((line) => {
    const like = pairs.get(line);
    return { ...line.head, now: line.billed, ...(like && { before: like.billed }) };
  });
  const ended = earlier.map((line) => ({ ...line.head, before: line.billed }));
  return [...compared, ...ended].map((line, place) => ({ ...line, id: `${place}` }));
}

const isSamePeriod = (one: Line, other: Line) =>
  one.billed.reservationPeriod === other.billed.reservationPeriod;

/** Why a line differs from the month before; empty where it does not. */
export function changesOf({ now, before }: Pick<ComparedLine, 'now' | 'before'>): readonly LineChange[] {
  if (now === undefined) return ['ended'];
  if (before === undefined) return ['new'];
  const changes: LineChange[] = [];
  const periods = [now.reservationPeriod, before.reservationPeriod];
  const isOtherPeriod = periods[0] !== periods[1] && !periods.includes('');
  if (isOtherPeriod) changes.push('period');
  // Prices by period and by scale have a code each: where the price moved with one of them, it is the same article.
  const isOther = now.code !== before.code && now.count === before.count && !isOtherPeriod;
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

/** A line, and what another line must be to be compared with it. */
interface Line {
  kind: string;
  head: Pick<ComparedLine, 'articleType' | 'couponCode'>;
  billed: Billed;
}

function linesOf(billing: MonthlyBilling | undefined): Line[] {
  const items = (billing?.items ?? []).map((item) => ({
    kind: item.articleType,
    head: { articleType: item.articleType },
    billed: billedOf(item),
  }));
  const credits = (billing?.credits ?? []).map(({ articleType, couponCode, amount, totalPrice }) => ({
    kind: `${couponCode} ${articleType}`,
    head: { articleType, couponCode },
    billed: { code: couponCode, count: amount, each: null, reservationPeriod: '', total: totalPrice },
  }));
  return [...items, ...credits];
}

function billedOf(item: BillingItem): Billed {
  const { articleCode, articleCount, pricePerUnit, reservationPeriod, totalPrice } = item;
  return { code: articleCode, count: articleCount, each: pricePerUnit, reservationPeriod, total: totalPrice };
}
