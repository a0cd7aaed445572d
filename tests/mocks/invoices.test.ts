import {
  getInvoicePdf,
  listInvoices,
  listPaymentMandates,
  revokePaymentMandate,
} from '@archive-console/api-client';
import { DAY, invoiceIdOf } from '@archive-console/mocks';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it, vi } from 'vitest';
import { onTrial } from './billing-stages.ts';
import { clientOf, firstPage, stage } from './stage.ts';

const newestFirst = { ...firstPage, descending: true };
const lastBill = { invoiceId: invoiceIdOf('RE-2026-10-7731') };

describe('Invoices', () => {
  it('are there for a year, in every state of payment', async () => {
    const { client } = await stage();
    const { rows, totalRows } = await client.call(listInvoices, newestFirst);
    expect(totalRows).toBe(12);
    expect(rows.slice(0, 4)).toMatchObject([
      { invoiceNumber: 'RE-2026-10-7731', paymentState: 'Open', dueDate: '2026-12-01' },
      { invoiceNumber: 'RE-2026-09-7731', paymentState: 'Pending', dueDate: '2026-10-31' },
      { invoiceNumber: 'RE-2026-08-7731', paymentState: 'Failed' },
      { invoiceNumber: 'RE-2026-07-7731', paymentState: 'Paid', paymentMethod: 'directdebit' },
    ]);
    expect(rows.at(-1)).toMatchObject({
      billingMonth: { year: 2025, month: 11 },
      paymentState: 'Paid',
      paymentMethod: 'creditcard',
    });
  });

  it('come to what their lines come to, less the credits of their month', async () => {
    const { client } = await stage();
    const { rows, monthlyBillings } = await client.call(listInvoices, firstPage);
    expect(monthlyBillings).toHaveLength(12);
    for (const [index, { billingMonth, totalPrice, items, credits }] of monthlyBillings.entries()) {
      expect(rows[index]).toMatchObject({ billingMonth, totalAmount: totalPrice });
      const sum = [...items, ...credits].reduce((before, line) => before + (line.totalPrice ?? 0), 0);
      expect(sum).toBeCloseTo(totalPrice ?? 0, 10);
    }
    expect(rows.map(({ totalAmount }) => totalAmount)).toEqual([
      ...Array.from({ length: 3 }, () => 178.2),
      ...Array.from({ length: 9 }, () => 204.2),
    ]);
  });

  it('are sorted by amount as figures, filtered and paged on the side of the service', async () => {
    const { client } = await stage();
    const amounts = async (request: object) =>
      (await client.call(listInvoices, { ...firstPage, ...request })).rows.map(
        ({ totalAmount }) => totalAmount,
      );
    expect((await amounts({ sortBy: 'totalAmount' })).slice(0, 4)).toEqual([178.2, 178.2, 178.2, 204.2]);
    const total = async (request: object) =>
      (await client.call(listInvoices, { ...firstPage, ...request })).totalRows;
    expect(await total({ year: 2025 })).toBe(2);
    expect(await total({ paymentState: 'Paid' })).toBe(9);
    expect(await total({ filter: '2026-0 direct' })).toBe(5);
    expect(await total({ billingMonth: { year: 2026, month: 8 } })).toBe(1);
    const second = await client.call(listInvoices, { page: 2, rowsPerPage: 10 });
    expect(second).toMatchObject({ totalRows: 12, hasMore: false, rows: [{}, {}] });
    expect(second.monthlyBillings).toHaveLength(2);
  });

  it('follow the clock: a month that ends is billed, and the connected clients are notified', async () => {
    const { world } = await stage();
    const notify = vi.spyOn(world.hub, 'notify');
    world.clock.advance(11 * DAY);
    const reported = notify.mock.calls.filter(([event]) => event === 'InvoicesChanged');
    expect(reported).toEqual([['InvoicesChanged', { ids: [invoiceIdOf('RE-2026-11-7731')] }]]);
    world.clock.advance(62 * DAY);
    const { rows } = await (await clientOf(world)).call(listInvoices, newestFirst);
    expect(rows.slice(0, 4).map((row) => [row.invoiceNumber, row.paymentState])).toEqual([
      ['RE-2027-01-7731', 'Open'],
      ['RE-2026-12-7731', 'Pending'],
      ['RE-2026-11-7731', 'Paid'],
      ['RE-2026-10-7731', 'Paid'],
    ]);
  });

  it('stay open where no mandate can be charged', async () => {
    const { world, client } = await stage();
    const mandates = await client.call(listPaymentMandates);
    for (const { mandateId } of mandates.toSorted((a) => (a.isDefaultMandate ? 1 : -1)))
      await client.call(revokePaymentMandate, { mandateId });
    world.clock.advance(100 * DAY);
    const { rows } = await (await clientOf(world)).call(listInvoices, newestFirst);
    expect(rows[2]).toMatchObject({ paymentState: 'Open', paymentMethod: '' });
  });

  it('are none during a trial', async () => {
    const { client } = await onTrial();
    expect(await client.call(listInvoices, firstPage)).toMatchObject({ rows: [], totalRows: 0 });
  });
});

describe('The document of an invoice', () => {
  it('is a PDF, to be shown or to be saved', async () => {
    const { client } = await stage();
    const shown = await client.call(getInvoicePdf, lastBill);
    expect(shown).toMatchObject({
      contentType: 'application/pdf',
      contentDisposition: 'inline; filename="RE-2026-10-7731.pdf"',
      fileName: 'RE-2026-10-7731.pdf',
    });
    const saved = await client.call(getInvoicePdf, { ...lastBill, download: true });
    expect(saved.contentDisposition).toMatch(/^attachment; /);
    const document = await PDFDocument.load(await shown.blob.arrayBuffer(), { updateMetadata: false });
    expect(document.getPageCount()).toBe(1);
    expect(document.getTitle()).toBe('Invoice RE-2026-10-7731');
    expect(document.getCreationDate()?.toISOString()).toBe('2026-11-01T00:00:00.000Z');
  });

  it('is the same every time, and survives a name its font does not know', async () => {
    const { world, client } = await stage();
    const bytes = async () => (await client.call(getInvoicePdf, lastBill)).blob.text();
    expect(await bytes()).toBe(await bytes());
    if (world.billingAddress !== undefined)
      world.billingAddress = { ...world.billingAddress, company: 'Łódź 株式会社' };
    expect((await bytes()).startsWith('%PDF-')).toBe(true);
  });

  it('is made two days after the invoice', async () => {
    const { world } = await stage();
    world.clock.advance(12.5 * DAY);
    const invoiceId = invoiceIdOf('RE-2026-11-7731');
    const { fileName } = await (await clientOf(world)).call(getInvoicePdf, { invoiceId });
    expect(fileName).toBe('RE-2026-11-7731.pdf');
  });
});
