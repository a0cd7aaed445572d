import type { BillingAddress } from '@archive-console/api-client';
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import type { World } from '../world.ts';
import { billedAt, invoiceOf } from './bills.ts';
import type { Bill } from './bill.ts';
import { monthText } from './months.ts';

const A4 = [595.28, 841.89] as const;
const LEFT = 56;
const RIGHT = A4[0] - 56;
/** Where the columns of figures end. */
const COLUMNS = { count: 350, price: 440, total: RIGHT } as const;
const INK = rgb(0.1, 0.12, 0.16);
const LINE = rgb(0.8, 0.82, 0.86);

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

interface Pen {
  /** Writes a line; with `endsAt`, so that it ends there. */
  write(text: string, at: { x?: number; endsAt?: number; y: number; size?: number; bold?: boolean }): void;
  rule(y: number): void;
}

function penOn(page: PDFPage, plain: PDFFont, bold: PDFFont): Pen {
  // The fonts every reader brings have no sign for every language: a name must not break its invoice.
  const known = new Set(plain.getCharacterSet());
  const writable = (text: string) =>
    Array.from(text, (sign) => (known.has(sign.codePointAt(0) ?? 0) ? sign : '?')).join('');
  return {
    write(text, { x = LEFT, endsAt, y, size = 10, bold: isBold = false }) {
      const font = isBold ? bold : plain;
      const line = writable(text);
      const from = endsAt === undefined ? x : endsAt - font.widthOfTextAtSize(line, size);
      page.drawText(line, { x: from, y, size, font, color: INK });
    },
    rule(y) {
      page.drawLine({ start: { x: LEFT, y }, end: { x: RIGHT, y }, thickness: 0.75, color: LINE });
    },
  };
}

function addressLines(address: BillingAddress | undefined): string[] {
  if (address === undefined) return [];
  const { company, firstName, lastName, street, postCode, city, countryCode, vatId } = address;
  const person = `${firstName} ${lastName}`.trim();
  const lines = [company, person, street, `${postCode} ${city}`.trim(), countryCode];
  return [...lines, vatId === '' ? '' : `VAT id ${vatId}`].filter((line) => line !== '');
}

function drawHead(pen: Pen, world: World, bill: Bill): void {
  const { invoiceNumber, billingMonth, dueDate, paymentMethod } = invoiceOf(world, bill);
  pen.write('Archive Service', { y: 780, size: 16, bold: true });
  for (const [index, line] of addressLines(world.billingAddress).entries())
    pen.write(line, { y: 720 - index * 14 });
  const facts = [
    ['Invoice', invoiceNumber ?? ''],
    ['Date', billedAt(bill).toISOString().slice(0, 10)],
    ['Month', monthText(billingMonth)],
    ['Due', dueDate ?? ''],
    ['Payment', paymentMethod ?? ''],
    ['Tenant', world.tenant?.publicTenantId ?? ''],
  ] as const;
  for (const [index, [name, value]] of facts.entries()) {
    pen.write(name, { x: 370, y: 720 - index * 14 });
    pen.write(value, { endsAt: RIGHT, y: 720 - index * 14 });
  }
  pen.write(`Invoice ${invoiceNumber}`, { y: 590, size: 14, bold: true });
}

/** The lines of the month, and what coupons take off it. Answers how far down they go. */
function drawLines(pen: Pen, { billing }: Bill): number {
  const head = { y: 556, bold: true };
  pen.write('Article', head);
  pen.write('Quantity', { ...head, endsAt: COLUMNS.count });
  pen.write('Price', { ...head, endsAt: COLUMNS.price });
  pen.write('Total', { ...head, endsAt: COLUMNS.total });
  pen.rule(548);
  let y = 530;
  for (const { articleCode, articleType, articleCount, pricePerUnit, totalPrice } of billing.items ?? []) {
    pen.write(`${articleCode}  ${articleType}`, { y });
    pen.write(String(articleCount), { endsAt: COLUMNS.count, y });
    pen.write(money.format(pricePerUnit ?? 0), { endsAt: COLUMNS.price, y });
    pen.write(money.format(totalPrice ?? 0), { endsAt: COLUMNS.total, y });
    y -= 18;
  }
  for (const { couponCode, articleType, amount, totalPrice } of billing.credits ?? []) {
    pen.write(`Coupon ${couponCode}  ${articleType}`, { y });
    pen.write(String(amount), { endsAt: COLUMNS.count, y });
    pen.write(money.format(totalPrice ?? 0), { endsAt: COLUMNS.total, y });
    y -= 18;
  }
  return y;
}

/** The document of a bill: the same bill gives the same bytes. */
export async function invoicePdf(world: World, bill: Bill): Promise<Blob> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(`Invoice ${bill.invoiceNumber}`, { showInWindowTitleBar: true });
  document.setLanguage('en');
  document.setCreationDate(billedAt(bill));
  const [plain, bold] = [
    await document.embedFont(StandardFonts.Helvetica),
    await document.embedFont(StandardFonts.HelveticaBold),
  ];
  const pen = penOn(document.addPage([...A4]), plain, bold);
  drawHead(pen, world, bill);
  const y = drawLines(pen, bill);
  pen.rule(y + 8);
  pen.write('Total', { y: y - 10, size: 11, bold: true });
  const total = money.format(bill.billing.totalPrice ?? 0);
  pen.write(total, { endsAt: COLUMNS.total, y: y - 10, size: 11, bold: true });
  const bytes = await document.save();
  return new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
}
