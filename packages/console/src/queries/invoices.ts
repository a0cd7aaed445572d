import {
  ApiError,
  type BillingMonth,
  getInvoicePdf,
  type Invoice,
  listInvoices,
  type MonthlyBilling,
  type Page,
  type PaymentMandate,
} from '@archive-console/api-client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, keyOf, query } from './api.ts';
import type { Changes } from './change.ts';
import { pageReader } from './paged-reads.ts';
import { chargedOf } from './payments.ts';
import { readAllPages, type ReadPage } from './read-all-pages.ts';
import { pageOfRows } from './whole-lists.ts';

/** What each kind of change makes stale: so far only changes made elsewhere. */
export const invoicesChanges = {
  elsewhere: { invalidates: ['listInvoices', 'getInvoicePdf'] },
} satisfies Changes;

/** An invoice with the lines of its month, and those of the month before where anything was billed then. */
export interface BilledInvoice extends Invoice {
  billing: MonthlyBilling | undefined;
  before: MonthlyBilling | undefined;
}

/** Which invoices are meant, and in which order. */
export interface InvoicesRequest {
  filter?: string;
  year?: number;
  paymentState?: string;
  sortBy: string;
  descending: boolean;
}

/** The order in which invoices that are open or failed come first. */
export const UNPAID_FIRST = 'unpaidFirst';

const MONTHS = 12;
const placeOf = ({ year, month }: BillingMonth) => year * MONTHS + month;

/** Whether it is not paid, and no charge of it is on its way. */
export const isUnpaid = ({ paymentState }: Pick<Invoice, 'paymentState'>) =>
  paymentState === 'Failed' || paymentState === 'Open';

/** Whether its payment method would be charged by the day on which it is due, if there is one to charge. */
export const namesCharge = ({
  paymentState,
  paymentMethod,
}: Pick<Invoice, 'paymentState' | 'paymentMethod'>) => paymentState === 'Open' && paymentMethod !== '';

/**
 * Whether it is paid without anyone's doing.
 *
 * @param mandates undefined where they were not read: then what the invoice says counts
 */
export const isChargedWhenDue = (
  invoice: Pick<Invoice, 'paymentState' | 'paymentMethod'>,
  mandates: readonly PaymentMandate[] | undefined,
) => namesCharge(invoice) && (mandates === undefined || chargedOf(mandates) !== undefined);

const urgency = ['Failed', 'Open', 'Pending', 'Paid'];
const urgencyOf = ({ paymentState }: Invoice) =>
  (urgency.indexOf(paymentState) + urgency.length + 1) % (urgency.length + 1);

/** A failed charge before an open one, and both before the invoices that need no action. */
const unpaidRank = (invoice: Invoice) => (isUnpaid(invoice) ? urgencyOf(invoice) : urgency.length + 1);

const newestFirst = (one: Invoice, other: Invoice) => placeOf(other.billingMonth) - placeOf(one.billingMonth);
const orders: Readonly<Record<string, (one: Invoice, other: Invoice) => number>> = {
  [UNPAID_FIRST]: (one, other) => unpaidRank(one) - unpaidRank(other),
  billingMonth: (one, other) => -newestFirst(one, other),
  invoiceNumber: (one, other) => one.invoiceNumber.localeCompare(other.invoiceNumber),
  totalAmount: (one, other) => (one.totalAmount ?? 0) - (other.totalAmount ?? 0),
  paymentState: (one, other) => urgencyOf(one) - urgencyOf(other),
  dueDate: (one, other) => one.dueDate.localeCompare(other.dueDate),
  paymentMethod: (one, other) => one.paymentMethod.localeCompare(other.paymentMethod),
};

function pageOf(
  invoices: readonly BilledInvoice[],
  { year, paymentState, sortBy, descending, filter = '' }: InvoicesRequest,
  place: { page: number; rowsPerPage: number },
): Page<BilledInvoice> {
  const order = orders[sortBy] ?? newestFirst;
  const rows = invoices
    .filter(
      (invoice) =>
        (year === undefined || invoice.billingMonth.year === year) &&
        (paymentState === undefined || invoice.paymentState === paymentState),
    )
    .toSorted(
      (one, other) => (descending ? order(other, one) : order(one, other)) || newestFirst(one, other),
    );
  return pageOfRows(rows, { filter, ...place }, ['invoiceNumber']);
}

/** One a month: all of them are read at once, so that their order, sums and what changed hold for all. */
async function readAll(queryClient: QueryClient, signal: AbortSignal): Promise<BilledInvoice[]> {
  const billings = new Map<number, MonthlyBilling>();
  const read = pageReader(queryClient, listInvoices, { sortBy: 'billingMonth', descending: true });
  const readWithLines: ReadPage<Invoice> = async (...place) => {
    const page = (await read(...place)) as Awaited<ReturnType<typeof read>> & {
      monthlyBillings?: readonly MonthlyBilling[];
    };
    for (const billing of page.monthlyBillings ?? []) billings.set(placeOf(billing.billingMonth), billing);
    return page;
  };
  const invoices = await readAllPages(readWithLines, { signal }).catch((error: unknown) => {
    // Nothing was ever billed to this tenant.
    if (error instanceof ApiError && error.code === 'TenantAccounting.NotFound') return [];
    throw error;
  });
  return invoices.map((invoice) => ({
    ...invoice,
    billing: billings.get(placeOf(invoice.billingMonth)),
    before: billings.get(placeOf(invoice.billingMonth) - 1),
  }));
}

/** All invoices of the tenant, the newest first. */
const all = () =>
  queryOptions({
    queryKey: keyOf(listInvoices, { all: true }),
    queryFn: ({ client, signal }) => readAll(client, signal),
  });

export const invoicesQueries = {
  all,
  list: ({ page, rowsPerPage, ...request }: InvoicesRequest & { page: number; rowsPerPage: number }) =>
    queryOptions({
      // Kept under the operation, so that it is invalidated with it.
      queryKey: keyOf(listInvoices, { ...request, page, rowsPerPage }),
      queryFn: async ({ client }) => pageOf(await client.query(all()), request, { page, rowsPerPage }),
    }),
  /** One invoice. The service gives it in the list only. */
  detail: (invoiceId: string) =>
    queryOptions({
      queryKey: keyOf(listInvoices, { invoiceId }),
      queryFn: async ({ client }) => found(await client.query(all()), invoiceId),
      retryOnMount: false,
    }),
  /** The number of an invoice: the title of its page. */
  name: (invoiceId: string) => ({
    queryKey: keyOf(listInvoices, { invoiceId }),
    queryFn: async ({ client }: { client: QueryClient }): Promise<unknown> =>
      found(await client.query(all()), invoiceId),
    retryOnMount: false,
    select: (invoice: unknown) => (invoice as Invoice).invoiceNumber,
  }),
  /** Its document, to be shown in the page. */
  document: (invoiceId: string) => query(getInvoicePdf, { invoiceId }),
};

function found(invoices: readonly BilledInvoice[], invoiceId: string): BilledInvoice {
  const invoice = invoices.find(({ id }) => id === invoiceId);
  if (invoice !== undefined) return invoice;
  throw new ApiError(`There is no invoice '${invoiceId}' in the list of the service.`, {
    kind: 'refused',
    code: 'Invoice.InvoiceNotFound',
    status: 404,
    operation: listInvoices.name,
  });
}

/** Any page of the invoices that match, past the cache. */
export function readInvoices(queryClient: QueryClient, request: InvoicesRequest): ReadPage<BilledInvoice> {
  return async (place, signal) => pageOf(await readAll(queryClient, signal), request, place);
}

/** The document of an invoice as a file to save, past the cache: bookkeeping wants the one there is now. */
export function readInvoiceFile(queryClient: QueryClient, invoiceId: string, signal?: AbortSignal) {
  return call(queryClient, getInvoicePdf, { invoiceId, download: true }, signal);
}
