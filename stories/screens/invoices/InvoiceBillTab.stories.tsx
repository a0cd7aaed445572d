import { listInvoices } from '@archive-console/api-client';
import { invoicesPaths } from '@archive-console/console';
import { invoiceIdOf, on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { findPart, pageOf, partOf, read, readPart, seeNo, seeTitle, see } from '#stories/steps.ts';
import { changeLastMonth, newest } from './invoices.ts';

const meta = preview.meta({
  title: 'Screens/Invoices/Bill',
  parameters: { at: invoicesPaths.details(newest.id) },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listInvoices).hangs()),
  async play(shown) {
    await see(shown, 'status', 'invoices:details.loading');
  },
});

/** Nothing changed: no line says that it did. */
export const Populated = meta.story({
  async play(shown) {
    const bill = await findPart(shown, 'region', 'invoices:bill.title');
    await readPart(bill, 'invoices:bill.same');
    const users = await bill.findByRole('row', {
      name: new RegExp(`^${shown.words.part('objects:bill.standardUser').source}`),
    });
    await readPart(partOf(shown, users), 'objects:bill.reserved', {
      period: shown.words('objects:bill.period.Year'),
    });
    await expect(bill.queryByText(shown.words('invoices:bill.change.new'))).toBeNull();
    await seeNo(bill, 'columnheader', 'invoices:bill.difference');
  },
});

/** Each line says why it differs from the month before. */
export const Changed = meta.story({
  beforeEach: ({ world }) => changeLastMonth(world),
  async play(shown) {
    const bill = await findPart(shown, 'region', 'invoices:bill.title');
    await readPart(bill, 'invoices:bill.more');
    const row = async (name: RegExp) => partOf(shown, await bill.findByRole('row', { name }));
    const users = await row(new RegExp(`^${shown.words.part('objects:bill.standardUser').source}`));
    await readPart(users, 'invoices:bill.change.count', { now: 25, before: 22 });
    await read(
      await row(new RegExp(`^${shown.words.part('objects:bill.storage').source}`)),
      'invoices:bill.change.article',
    );
    await read(await row(shown.words.part('objects:bill.topUpUser')), 'invoices:bill.change.ended');
    await read(await row(/SPRING/), 'invoices:bill.change.spent');
  },
});

export const First = meta.story({
  beforeEach({ world }) {
    world.bills.splice(0, world.bills.length - 1);
  },
  async play(shown) {
    await readPart(shown, 'invoices:bill.first');
  },
});

export const WithoutLines = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      on(listInvoices).answers({
        rows: [
          {
            id: newest.id,
            invoiceNumber: newest.invoiceNumber,
            billingMonth: { year: 2026, month: 10 },
            paymentState: 'InDispute',
            dueDate: '2026-12-01',
            paymentMethod: 'cheque',
            totalAmount: 12.5,
          },
        ],
        totalRows: 1,
        hasMore: false,
      }),
    ),
  async play(shown) {
    await read(shown, 'invoices:bill.noLines');
    await expect(await pageOf(shown).findByText('cheque')).toBeVisible();
  },
});

export const Narrow = meta.story({
  beforeEach: ({ world }) => changeLastMonth(world),
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play(shown) {
    await readPart(shown, 'invoices:bill.more');
    const { clientWidth, scrollWidth } = shown.canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listInvoices).fails('Default.Forbidden')),
  async play(shown) {
    await seeTitle(shown, 'errors:Default.Forbidden.title');
  },
});

export const NotFound = meta.story({
  parameters: { at: invoicesPaths.details(invoiceIdOf('none')) },
  async play(shown) {
    await seeTitle(shown, 'invoices:details.notFound.title');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listInvoices).fails('Default.UnexpectedError')),
  async play(shown) {
    await seeTitle(shown, 'invoices:details.stopped');
    await see(shown, 'button', 'shell:action.retry');
  },
});
