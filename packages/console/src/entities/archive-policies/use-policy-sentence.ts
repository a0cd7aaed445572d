import type { SizeFilter } from '@archive-console/api-client';
import { formatList } from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#shared/i18n/format.ts';
import { unitWords } from '#shared/i18n/unit-words.ts';
import type { PolicyRule, Shadow } from './policy-shadows.ts';

/** A sentence in a list stays short. */
const MOST = 3;

/** A limit in words, in the unit in which it was written: "10 MB". */
export const limitInWords = ({ unitAmount, unitType }: SizeFilter, number: (value: number) => string) =>
  `${number(unitAmount)} ${unitWords[unitType] ?? unitType}`;

/**
 * A policy as a sentence: "Mail from *@news.example with more than 10 MB is not archived".
 *
 * @param most so many patterns of a kind are named; of more, their number
 */
export function usePolicySentence(most = MOST): (policy: PolicyRule) => string {
  const { t, i18n } = useTranslation('archive-policies');
  const { number } = useFormats();
  return useMemo(() => {
    const { language } = i18n;
    const any = (patterns: readonly string[]) => {
      const named = patterns.length > most + 1 ? patterns.slice(0, most) : patterns;
      const left = patterns.length - named.length;
      return formatList(
        left > 0 ? [...named, t('words.more', { count: left })] : named,
        language,
        'disjunction',
      );
    };
    const size = (limit: SizeFilter) => limitInWords(limit, number);

    const qualities = (policy: PolicyRule): string[] => {
      const { subjectPatterns, greaterThanSizeFilter: above, lessThanSizeFilter: below } = policy;
      const values = { patterns: any(subjectPatterns) };
      const subject = policy.subjectPatternCaseSensitive
        ? t('words.exactSubject', values)
        : t('words.subject', values);
      return [
        ...(subjectPatterns.length > 0 ? [subject] : []),
        ...(above ? [t('words.larger', { size: size(above) })] : []),
        ...(below ? [t('words.smaller', { size: size(below) })] : []),
      ];
    };
    const mailOf = (policy: PolicyRule): string | undefined => {
      const { senderPatterns, recipientPatterns, matchAllRecipients } = policy;
      const to = { patterns: any(recipientPatterns) };
      const all = qualities(policy);
      const parts = [
        senderPatterns.length > 0 && t('words.from', { patterns: any(senderPatterns) }),
        recipientPatterns.length > 0 && (matchAllRecipients ? t('words.toAll', to) : t('words.to', to)),
        all.length > 0 && t('words.with', { parts: formatList(all, language) }),
      ].filter((part) => part !== false);
      return parts.length === 0 ? undefined : [t('words.mail'), ...parts].join(' ');
    };
    return (policy) => {
      const some = mailOf(policy);
      if (some === undefined && policy.action === 'DoNotArchive') return t('words.noneArchived');
      const mail = some ?? t('words.all');
      if (policy.action === 'Archive') return t('words.archived', { mail });
      if (policy.action === 'DoNotArchive') return t('words.notArchived', { mail });
      return t('words.other', { mail, action: policy.action });
    };
  }, [t, i18n, number, most]);
}

/** Why a policy never decides, in a sentence. */
export function useShadowWords(): (shadow: Shadow) => string {
  const { t } = useTranslation('archive-policies');
  return (shadow) => {
    if (shadow.kind === 'impossible') return t('shadow.impossible');
    const values = { name: shadow.by.name };
    return shadow.kind === 'covered' ? t('shadow.covered', values) : t('shadow.contradicted', values);
  };
}
