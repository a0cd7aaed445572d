import { listInvoices } from '@archive-console/api-client';
import { invoicesPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import preview from '#.storybook/preview';
import { expect } from 'storybook/test';
import { pageOf, read, readPart } from '#stories/steps.ts';

/** What the head of the list says of all invoices. */
const meta = preview.meta({
  title: 'Screens/Invoices/List sentence',
  parameters: { at: invoicesPaths.list() },
});

const invoice = {
  id: '1',
  billingMonth: { year: 2026, month: 10 },
  paymentState: 'Open',
  invoiceNumber: 'RE-1',
  totalAmount: 12.5,
};

/** Where nothing is set up that could be charged, what is open waits for the reader as well. */
export const NothingCharged = meta.story({
  beforeEach({ world }) {
    const bill = world.bills.at(-1);
    if (bill) bill.paymentMethod = '';
  },
  async play(shown) {
    await readPart(shown, 'invoices:list.unpaid', { count: 2 });
  },
});

/** What was charged cannot be charged any more: what is open waits for the reader as well. */
export const ChargeInvalid = meta.story({
  beforeEach({ world }) {
    world.mandates = world.mandates.map((mandate) =>
      mandate.isDefaultMandate ? { ...mandate, status: 'Invalid' } : mandate,
    );
  },
  async play(shown) {
    await readPart(shown, 'invoices:list.unpaid', { count: 2 });
  },
});

export const AllPaid = meta.story({
  async play(shown) {
    shown.msw.use(on(listInvoices).answers({ rows: [{ ...invoice, paymentState: 'Paid' }], totalRows: 1 }));
    await read(shown, 'invoices:list.allPaid');
  },
});

/** What a state means that only the service knows, the console does not say. */
export const InDispute = meta.story({
  async play(shown) {
    shown.msw.use(
      on(listInvoices).answers({ rows: [{ ...invoice, paymentState: 'InDispute' }], totalRows: 1 }),
    );
    await expect(await pageOf(shown).findByText('InDispute')).toBeVisible();
    await expect(pageOf(shown).queryByText(shown.words('invoices:list.allPaid'))).toBeNull();
  },
});

/** Of the invoices that are not paid one names no amount: how many is said, and no sum. */
export const AmountLeftOut = meta.story({
  async play(shown) {
    shown.msw.use(
      on(listInvoices).answers({
        rows: [invoice, { ...invoice, id: '2', invoiceNumber: 'RE-2', totalAmount: null }],
        totalRows: 2,
      }),
    );
    await read(shown, 'invoices:list.unpaidUnsummed', { count: 2 });
  },
});
