import { ApiError } from '@archive-console/api-client';
import type { i18n, ParseKeys } from 'i18next';

/** An error in the reader's words. */
export interface ErrorWords {
  title: string;
  text: string;
  code: string;
  traceId: string | undefined;
  /** Whether the code has words of its own; without them the error is also rethrown to the logger (section 8). */
  known: boolean;
}

/** Codes whose detail says that the operators have been told (section 8). */
const REPORTED = ['Default.UnexpectedError', 'Default.ValidationError'];

/** Words for anything thrown: the code's own sentence, else the detail-text rules of section 8. */
export function errorWords(i18n: i18n, error: unknown): ErrorWords {
  const t = i18n.getFixedT(null, 'errors');
  const code = error instanceof ApiError ? error.code : 'Frontend.FetchError';
  const traceId = error instanceof ApiError ? error.traceId : undefined;
  const title = `${code}.title` as ParseKeys<'errors'>;
  const text = `${code}.text` as ParseKeys<'errors'>;
  if (!REPORTED.includes(code) && i18n.exists(title, { ns: 'errors' })) {
    return { title: t(title), text: t(text), code, traceId, known: true };
  }
  const given = error instanceof ApiError ? error.detail : undefined;
  const fallback = REPORTED.includes(code) ? t('detail.reported') : t('detail.later');
  return { title: t('detail.unexpected'), text: given ?? fallback, code, traceId, known: false };
}
