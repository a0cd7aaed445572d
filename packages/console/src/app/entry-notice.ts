import type { ParseKeys } from 'i18next';
import { ensureWords } from '#shared/i18n/i18n.ts';
import type { Services } from '#shared/runtime/services.ts';
import type { EntryNotice } from './entry-types.ts';

const titles = {
  billing: 'elsewhere.billing.title',
  microsoft365: 'elsewhere.microsoft365.title',
  'payment-return': 'elsewhere.paymentReturn.title',
  'signed-in': 'elsewhere.signedIn.title',
  ready: 'elsewhere.ready.title',
  unknown: 'elsewhere.unknown.title',
} as const satisfies Record<EntryNotice, ParseKeys<'home'>>;

const texts = {
  billing: 'elsewhere.billing.text',
  microsoft365: 'elsewhere.microsoft365.text',
  'payment-return': 'elsewhere.paymentReturn.text',
  'signed-in': 'elsewhere.signedIn.text',
  ready: 'elsewhere.ready.text',
  unknown: 'elsewhere.unknown.text',
} as const satisfies Record<EntryNotice, ParseKeys<'home'>>;

/** Says why the reader was sent elsewhere (D71). */
export async function showEntryNotice({ i18n, toasts }: Services, notice: EntryNotice): Promise<void> {
  await ensureWords(i18n, 'home');
  const t = i18n.getFixedT(null, 'home');
  toasts.show({ tone: 'info', title: t(titles[notice]), text: t(texts[notice]) });
}
