import * as v from 'valibot';
import { fileOf } from '../file.ts';
import { openEnum } from '../open-enum.ts';
import { operation } from '../operation.ts';
import { pagedAssumptions, pagedRequest } from '../paging.ts';
import { objectWith, optionalFigure, optionalText } from '../reading.ts';
import { billingMonth, monthlyBilling } from '../shapes/monthly-billing.ts';
import { PAYMENT_METHODS } from '../shapes/payment-method.ts';

/** How far the payment of an invoice has come (specification, section 4). */
export const INVOICE_PAYMENT_STATES = ['Open', 'Pending', 'Paid', 'Failed'] as const;

/** A bill for one month (specification, section 3). */
export const invoice = v.object({
  id: v.string(),
  billingMonth,
  paymentState: openEnum(INVOICE_PAYMENT_STATES),
  /** ISO 8601, the day alone. */
  dueDate: optionalText,
  /** `''` where nothing is charged. */
  paymentMethod: v.nullish(openEnum(PAYMENT_METHODS), ''),
  invoiceNumber: optionalText,
  /** Euro (D50). */
  totalAmount: optionalFigure,
});

/** A bill for one month; `paymentState` may be one this console does not know. */
export type Invoice = v.InferOutput<typeof invoice>;

const invoicesInEnvelope = v.object({
  rows: v.array(invoice),
  totalRows: v.number(),
  hasMore: v.optional(v.boolean(), false),
  monthlyBillings: v.nullish(v.array(monthlyBilling), []),
});
const invoicesAlone = v.pipe(
  v.array(invoice),
  v.transform((rows): InvoicePage => ({ rows, totalRows: rows.length, hasMore: false, monthlyBillings: [] })),
);

/** One page of invoices, and the lines of the months they bill. */
export type InvoicePage = v.InferOutput<typeof invoicesInEnvelope>;

/**
 * One page of the tenant's invoices, with the typed filters beside the text (D26) and the lines of the months on the
 * page. A `billingMonth` in which nothing was billed is refused.
 */
export const listInvoices = operation({
  name: 'listInvoices',
  noun: 'invoices',
  summary: 'Lists invoices, with the lines of their months.',
  method: 'POST',
  path: '/invoices/get-admin-invoice-details',
  access: 'bearer',
  effect: 'read',
  takes: objectWith(pagedRequest, {
    year: v.optional(v.number()),
    paymentState: v.optional(v.string()),
    billingMonth: v.optional(billingMonth),
  }),
  answers: v.lazy(
    (
      answer,
    ): v.GenericSchema<
      v.InferInput<typeof invoicesInEnvelope> | v.InferInput<typeof invoicesAlone>,
      InvoicePage
    > => (Array.isArray(answer) ? invoicesAlone : invoicesInEnvelope),
  ),
  errors: [
    'TenantAccounting.NotFound',
    'TenantAccounting.NoMatchesForBillingMonth',
    'Invoices.PartnerManaged',
  ],
  assumed: pagedAssumptions({
    'takes.year': 'D26',
    'takes.paymentState': 'D26',
    'takes.billingMonth': 'D26',
    answers: 'O063',
    errors: 'O063',
  }),
});

/** The document of an invoice. `download` asks for a name to save it under instead of showing it. */
export const getInvoicePdf = operation({
  name: 'getInvoicePdf',
  noun: 'invoices',
  summary: 'Reads the document of an invoice.',
  method: 'GET',
  path: '/invoices/get-invoice-pdf/{invoiceId}',
  access: 'bearer',
  effect: 'read',
  takes: v.object({ invoiceId: v.string(), download: v.optional(v.boolean()) }),
  query: ['download'],
  answers: fileOf('application/pdf'),
  errors: ['Invoice.InvoiceNotFound', 'Invoice.MissingArchiveId', 'Invoices.PartnerManaged'],
  assumed: { answers: 'O064', errors: 'O064' },
});
