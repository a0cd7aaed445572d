import type { BillingItem } from '@archive-console/api-client';
import { invoicesPaths } from '@archive-console/console';
import type { World } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { euros } from '#stories/figures.ts';
import { findPart, pageOf, partOf, type Place, readPart } from '#stories/steps.ts';
import { billedUsers, billLast, newest } from './invoices.ts';

/** Why a line differs from the month before, one reason a story. */
const meta = preview.meta({
  title: 'Screens/Invoices/Bill, why it differs',
  parameters: { at: invoicesPaths.details(newest.id) },
});

/** Both months billed these users; in the newest one something of it is different. */
const differIn = (now: Partial<BillingItem>, before: Partial<BillingItem> = {}) => ({
  beforeEach({ world }: { world: World }) {
    billLast(world, 1, [{ ...billedUsers, ...before }]);
    billLast(world, 0, [{ ...billedUsers, ...now }]);
  },
});

async function lineOf(shown: Place) {
  const bill = await findPart(shown, 'region', 'invoices:bill.title');
  return partOf(
    shown,
    await bill.findByRole('row', {
      name: new RegExp(`^${shown.words.part('objects:bill.standardUser').source}`),
    }),
  );
}

export const Price = meta.story({
  ...differIn({ pricePerUnit: 3.2, totalPrice: 80 }),
  async play(shown) {
    await readPart(await lineOf(shown), 'invoices:bill.change.price', {
      now: euros(shown, 3.2),
      before: euros(shown, 3),
    });
  },
});

/** A price by scale moves with the number: that is one article, and both are said. */
export const NumberAndPrice = meta.story({
  ...differIn({ articleCode: 'USR-50', articleCount: 60, pricePerUnit: 2.5, totalPrice: 150 }),
  async play(shown) {
    const line = await lineOf(shown);
    await readPart(line, 'invoices:bill.change.count', { now: 60, before: 25 });
    await readPart(line, 'invoices:bill.change.price', { now: euros(shown, 2.5), before: euros(shown, 3) });
  },
});

/** Neither number nor price is another, the amount is: no reason is invented. */
export const Total = meta.story({
  ...differIn({ totalPrice: 70 }),
  async play(shown) {
    await readPart(await lineOf(shown), 'invoices:bill.change.total');
  },
});

export const Period = meta.story({
  ...differIn({}, { articleCode: 'USR-M', reservationPeriod: 'Month', pricePerUnit: 4, totalPrice: 100 }),
  async play(shown) {
    const line = await lineOf(shown);
    await readPart(line, 'invoices:bill.change.period', {
      now: shown.words('objects:bill.period.Year'),
      before: shown.words('objects:bill.period.Month'),
    });
    await expect(line.queryByText(shown.words('invoices:bill.change.article'))).toBeNull();
  },
});

/** A period that this console does not know stands as the service calls it. */
export const UnknownPeriod = meta.story({
  ...differIn({ reservationPeriod: 'ThreeYears' }, { reservationPeriod: 'ThreeYears' }),
  async play(shown) {
    await readPart(await lineOf(shown), 'objects:bill.reserved', { period: 'ThreeYears' });
  },
});

/** What the service does not say is no reason: neither period nor amount. */
export const Unstated = meta.story({
  ...differIn({ reservationPeriod: '', totalPrice: null, articleCount: 26 }),
  async play(shown) {
    const line = await lineOf(shown);
    await readPart(line, 'invoices:bill.change.count', { now: 26, before: 25 });
    await expect(pageOf(line).queryByText(shown.words.part('objects:bill.reserved'))).toBeNull();
    await expect(pageOf(line).queryByText(shown.words('invoices:bill.change.total'))).toBeNull();
  },
});
