import type { BillingItem } from '@archive-console/api-client';
import { invoiceIdOf, type World } from '@archive-console/mocks';

const numbered = (invoiceNumber: string) => ({ invoiceNumber, id: invoiceIdOf(invoiceNumber) });

/** Not due yet. */
export const newest = numbered('RE-2026-10-7731');
/** Charged, and given back by the bank. */
export const failed = numbered('RE-2026-08-7731');

/** The bill of the last month but so many. */
function billOf(world: World, monthsBefore: number) {
  const bill = world.bills.at(-1 - monthsBefore);
  if (bill === undefined) throw new Error('This world has billed fewer months.');
  return bill;
}

/** The number and the id of the newest invoice, or of one before it. */
export const invoiceOf = (world: World, monthsBefore = 0) => {
  const { id, invoiceNumber } = billOf(world, monthsBefore);
  return { id, invoiceNumber };
};

/** Bills these lines for the newest month, or for one before it. */
export function billLast(world: World, monthsBefore: number, items: BillingItem[]): void {
  const { billing } = billOf(world, monthsBefore);
  Object.assign(billing, {
    items,
    credits: [],
    totalPrice: items.reduce((sum, { totalPrice }) => sum + (totalPrice ?? 0), 0),
  });
}

/** What a month bills for users. */
export const billedUsers: BillingItem = {
  articleCode: 'USR-1',
  articleType: 'StandardUser',
  reservationPeriod: 'Year',
  pricePerUnit: 3,
  articleCount: 25,
  totalPrice: 75,
};

/** In the newest month there were three users more and no coupon, on a larger package. */
export function changeLastMonth(world: World): void {
  const { billing } = billOf(world, 0);
  billing.items = [
    billedUsers,
    {
      articleCode: 'STO-500',
      articleType: 'Storage',
      reservationPeriod: 'Year',
      pricePerUnit: 49,
      articleCount: 1,
      totalPrice: 49,
    },
  ];
  billing.credits = [];
  billing.totalPrice = 124;
  const { billing: before } = billOf(world, 1);
  before.items = [
    {
      articleCode: 'USR-1',
      articleType: 'StandardUser',
      reservationPeriod: 'Year',
      pricePerUnit: 3.2,
      articleCount: 22,
      totalPrice: 70.4,
    },
    {
      articleCode: 'TOP-1',
      articleType: 'TopUpUser',
      reservationPeriod: 'Month',
      pricePerUnit: 4,
      articleCount: 1,
      totalPrice: 4,
    },
    {
      articleCode: 'STO-250',
      articleType: 'Storage',
      reservationPeriod: 'Year',
      pricePerUnit: 29,
      articleCount: 1,
      totalPrice: 29,
    },
  ];
  before.credits = [{ couponCode: 'SPRING', articleType: 'StandardUser', amount: 5, totalPrice: -16 }];
  before.totalPrice = 87.4;
}

/** One more month is billed; answers the number of its invoice. */
export function billAnother(world: World): string {
  const last = billOf(world, 0);
  const { invoiceNumber, id } = numbered('RE-2026-11-7731');
  world.bills.push({
    ...last,
    id,
    invoiceNumber,
    billing: { ...last.billing, billingMonth: { year: 2026, month: 11 } },
  });
  world.hub.notify('InvoicesChanged', { ids: [id] });
  return invoiceNumber;
}
