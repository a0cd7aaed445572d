import { ApiError, FETCH_ERROR } from '@archive-console/api-client';
import type { i18n, ParseKeys } from 'i18next';
import { outcomeOf } from '#queries/write-outcome.ts';
import { fallbackWords } from '#shared/i18n/fallback-words.ts';
import { hasWords } from '#shared/i18n/i18n.ts';
import { PartlyDone } from './partly-done.ts';

/** An error in the reader's words. */
export interface ErrorWords {
  title: string;
  text: string;
  code: string;
  traceId: string | undefined;
  /** Whether the code has words of its own; without them the error is also rethrown to the logger (section 8). */
  known: boolean;
}

/** Codes whose detail says that the operators have been notified (section 8). */
const REPORTED = ['Default.UnexpectedError', 'Default.ValidationError'];

/**
 * Words for anything thrown: the code's own sentence, else the detail-text rules of section 8. Where the file of error
 * words is not here, the few words that are always there.
 */
export function errorWords(i18n: i18n, error: unknown): ErrorWords {
  if (!hasWords(i18n, 'errors')) return bareErrorWords(i18n.language, error);
  const t = i18n.getFixedT(null, 'errors');
  if (error instanceof PartlyDone) {
    const rest = errorWords(i18n, error.cause);
    const text = error.text(rest.title);
    // That nothing was changed is not true of the whole.
    return error.isUnknown
      ? {
          ...rest,
          title: t('detail.partlyUnknown'),
          text: `${text} ${t(outcomeOf(error.cause) === 'not-yet' ? 'detail.restNotYet' : 'detail.unknown')}`,
        }
      : { ...rest, title: t('detail.partlyDone'), text };
  }
  const { kind, code, detail, operation, traceId } = factsOf(error);
  if (outcomeOf(error) === 'alike') {
    // The secret of a token was in the answer that was lost.
    const text = operation === 'createAccessToken' ? t('detail.alikeTokenText') : t('detail.alikeText');
    return { title: t('detail.alike'), text, code, traceId, known: true };
  }
  const found = foundOut(i18n, error);
  if (kind === 'unreadable-answer') {
    const text = found ?? t('detail.unreadableText');
    return { title: t('detail.unreadable'), text, code, traceId, known: false };
  }
  if (kind === 'network') {
    const text = found ?? t('detail.unreachedText');
    return { title: t('detail.unreached'), text, code, traceId, known: true };
  }
  const key = kind === undefined || REPORTED.includes(code) ? undefined : keyOf(i18n, code);
  if (key !== undefined) {
    const title = `${key}.title` as ParseKeys<'errors'>;
    const text = `${key}.text` as ParseKeys<'errors'>;
    const own = t(text, { detail: detail ?? operation });
    // What the service gives besides is shown as it says it (section 8).
    const given = kind === 'refused' && detail !== undefined && !own.includes(detail) ? ` ${detail}` : '';
    // What became of a write is what counts now.
    return { title: t(title), text: found ?? `${own}${given}`, code, traceId, known: true };
  }
  const fallback = REPORTED.includes(code) ? t('detail.reported') : t('detail.later');
  const text =
    REPORTED.includes(code) && found !== undefined ? `${fallback} ${found}` : (found ?? detail ?? fallback);
  return { title: t('detail.unexpected'), text, code, traceId, known: false };
}

/** What was found out about a write whose answer does not say what became of it. */
function foundOut(i18n: i18n, error: unknown): string | undefined {
  const t = i18n.getFixedT(null, 'errors');
  const outcome = outcomeOf(error);
  if (outcome === undefined) return undefined;
  if (outcome === 'unknown') return t('detail.unknown');
  if (outcome === 'unsent') return t('detail.unsent');
  return outcome === 'not-yet' ? t('detail.notYet') : t('detail.notDone');
}

/** What is known of it. What is no error of the service has a code and nothing else. */
function factsOf(error: unknown): Pick<ApiError, 'code'> & Partial<ApiError> {
  return error instanceof ApiError ? error : { code: FETCH_ERROR };
}

/** The same for the moment in which no file of error words can be read: offline, or after a new version. */
function bareErrorWords(language: string, error: unknown): ErrorWords {
  const { failed, unreachable, text } = fallbackWords(language);
  const { kind, code, traceId } = factsOf(error);
  return { title: kind === 'network' ? unreachable : failed, text, code, traceId, known: false };
}

/** Where a code's words stand. Case does not matter, and `*` stands for a group's other codes. */
function keyOf(i18n: i18n, code: string): string | undefined {
  const [group = '', name = ''] = code.split('.');
  const groups: Record<string, object> = i18n.getResourceBundle(i18n.language, 'errors') ?? {};
  const groupKey = matching(groups, group);
  if (groupKey === undefined || groupKey === 'detail') return undefined;
  const names = groups[groupKey] ?? {};
  const nameKey = matching(names, name) ?? matching(names, '*');
  return nameKey === undefined ? undefined : `${groupKey}.${nameKey}`;
}

function matching(words: object, wanted: string): string | undefined {
  return Object.keys(words).find((key) => key.toLowerCase() === wanted.toLowerCase());
}

/** Title and text as one run of sentences, for where there is no room for a heading. */
export function errorSentence({ title, text }: Pick<ErrorWords, 'title' | 'text'>): string {
  return /[.!?]$/.test(title) ? `${title} ${text}` : `${title}. ${text}`;
}
