import type {
  Article,
  BillingCredit,
  BillingItem,
  BillingMonth,
  MonthlyBilling,
} from '@archive-console/api-client';
import { articleFor, packageOf } from './price-list.ts';

/** What is paid for in a month. */
export interface Load {
  standardUsers: number;
  /** Users beyond the reserved ones. */
  topUpUsers: number;
  /** Gigabytes of a package. */
  storage: number;
  featureEiv: boolean;
}

/** What a coupon pays for in a month: users, gigabytes or the feature. */
export interface Credit {
  couponCode: string;
  articleType: 'StandardUser' | 'Storage' | 'FeatureEiv';
  amount: number;
}

const cents = (euro: number | null) => Math.round((euro ?? 0) * 100);
const euro = (amount: number) => amount / 100;

function itemOf(article: Article, articleCount: number): BillingItem {
  return {
    articleCode: article.articleNumber,
    articleType: article.articleType,
    reservationPeriod: article.articleType === 'TopUpUser' ? 'Month' : 'Year',
    pricePerUnit: article.pricePerUnit,
    articleCount,
    totalPrice: euro(cents(article.pricePerUnit) * articleCount),
  };
}

function itemsOf({ standardUsers, topUpUsers, storage, featureEiv }: Load): BillingItem[] {
  const users = (['StandardUser', 'TopUpUser'] as const).flatMap((articleType, index) => {
    const count = [standardUsers, topUpUsers][index] ?? 0;
    return count > 0 ? [itemOf(articleFor(articleType, count), count)] : [];
  });
  const feature = featureEiv ? [itemOf(articleFor('FeatureEiv', 1), 1)] : [];
  return [...users, itemOf(packageOf(storage), 1), ...feature];
}

/** How much of an article there is that a credit can pay for. */
function quantityOf(item: BillingItem, load: Load): number {
  return item.articleType === 'Storage' ? load.storage : (item.articleCount ?? 0);
}

/** What the credits take off: in their order, and never more than there is to pay. */
function creditsOn(items: readonly BillingItem[], load: Load, credits: readonly Credit[]): BillingCredit[] {
  const used = new Map<string, number>();
  return credits.flatMap(({ couponCode, articleType, amount }) => {
    const item = items.find((candidate) => candidate.articleType === articleType);
    if (item === undefined) return [];
    const quantity = quantityOf(item, load);
    const before = used.get(articleType) ?? 0;
    const taken = Math.min(amount, quantity - before);
    if (taken <= 0) return [];
    used.set(articleType, before + taken);
    const worth = (pieces: number) => Math.round((cents(item.totalPrice) * pieces) / quantity);
    // From sums, so that credits that pay for everything leave no cent over.
    return [
      { couponCode, articleType, amount: taken, totalPrice: euro(worth(before) - worth(before + taken)) },
    ];
  });
}

/**
 * What a month costs. Calculation and invoices both ask this, so that what was predicted is what is billed. Sums
 * are made in cents.
 */
export function billingOf(
  billingMonth: BillingMonth,
  load: Load,
  credits: readonly Credit[],
): MonthlyBilling {
  const items = itemsOf(load);
  const taken = creditsOn(items, load, credits);
  const total = [...items, ...taken].reduce((sum, { totalPrice }) => sum + cents(totalPrice), 0);
  return { billingMonth, totalPrice: euro(total), items, credits: taken };
}
