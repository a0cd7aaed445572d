import * as v from 'valibot';
import { asciiOf } from '#queries/ascii-domain.ts';
import type { WordKey } from '#shared/i18n/use-words.ts';

const MOST = 253;
const MOST_OF_LABEL = 63;

/** What is wrong with the name of a domain; the first thing that is wrong is said, the rest follows from it. */
export function domainMistake(typed: string): WordKey | undefined {
  const text = typed.trim();
  if (text === '') return 'trusted-domains:form.mistake.missing';
  if (text.includes('://') || text.includes('/')) return 'trusted-domains:form.mistake.webAddress';
  if (text.includes('@')) return 'trusted-domains:form.mistake.email';
  if (/\s/.test(text)) return 'trusted-domains:form.mistake.space';
  const ascii = asciiOf(text);
  if (ascii === undefined) return 'trusted-domains:form.mistake.letters';
  const labels = ascii.split('.');
  if (labels.includes('')) return 'trusted-domains:form.mistake.dots';
  if (!labels.every((label) => /^[a-z0-9-]+$/.test(label))) return 'trusted-domains:form.mistake.letters';
  if (labels.some((label) => /^-|-$/.test(label))) return 'trusted-domains:form.mistake.hyphen';
  if (labels.some((label) => label.length > MOST_OF_LABEL))
    return 'trusted-domains:form.mistake.labelTooLong';
  if (ascii.length > MOST) return 'trusted-domains:form.mistake.tooLong';
  if (labels.every((label) => /^\d+$/.test(label))) return 'trusted-domains:form.mistake.number';
  return labels.length > 1 && /^[a-z][a-z0-9-]+$/.test(labels.at(-1) ?? '')
    ? undefined
    : 'trusted-domains:form.mistake.ending';
}

/** Checks the name of a new domain. */
export const domainSchema = v.object({
  domainName: v.pipe(
    v.string(),
    v.trim(),
    v.rawCheck(({ dataset, addIssue }) => {
      const mistake = dataset.typed ? domainMistake(dataset.value) : undefined;
      if (mistake !== undefined) addIssue({ message: mistake });
    }),
  ),
});
