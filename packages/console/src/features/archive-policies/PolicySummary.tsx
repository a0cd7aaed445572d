import type { ArchivePolicy } from '@archive-console/api-client';
import { Banner, Card, Stack, Text } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dropsEverything, type PolicyRule, shadowsIn } from '#entities/archive-policies/policy-shadows.ts';
import { usePolicySentence, useShadowWords } from '#entities/archive-policies/use-policy-sentence.ts';
import { archivePoliciesQueries } from '#queries/archive-policies.ts';
import { RetryNotice } from '#shared/loading/RetryNotice.tsx';
import { contentOf, lacksCondition, type PolicyFormValues } from './policy-form.ts';

/** A new policy has no id yet. */
const NEW = '';

interface PolicySummaryProps {
  values: PolicyFormValues;
  /** The policy as it is stored; left out for a new one, which comes last. */
  policy?: ArchivePolicy;
}

/** Beside the form: what the policy says, as it is typed, and whether it can ever decide at its place. */
export function PolicySummary({ values, policy }: PolicySummaryProps) {
  const { t } = useTranslation('archive-policies');
  const sentenceOf = usePolicySentence();
  const typed: PolicyRule = { ...contentOf(values, policy), id: policy?.id ?? NEW };
  const isUnconditional = lacksCondition(values, policy);
  const isUnfinished = isUnconditional || values.action === '';
  return (
    <Card title={t('form.words.title')}>
      <Stack gap={10}>
        <Text role="status">{said()}</Text>
        {dropsEverything(typed) && (
          <Banner tone="warning" title={t('words.noneArchived')}>
            {t('dropsAll.text')}
          </Banner>
        )}
        {!typed.isEnabled && <Text tone="muted">{t('form.words.disabled')}</Text>}
        {!isUnfinished && <Shadows typed={typed} />}
        {policy === undefined && <Text tone="muted">{t('form.words.last')}</Text>}
        <Text tone="muted">{t('list.assumed')}</Text>
      </Stack>
    </Card>
  );

  /** What is not finished yet says nothing of any mail. */
  function said(): string {
    if (isUnconditional) return t('form.words.noCondition');
    return values.action === '' ? t('form.words.noAction') : sentenceOf(typed);
  }
}

function Shadows({ typed }: { typed: PolicyRule }) {
  const { t } = useTranslation('archive-policies');
  const wordsOf = useShadowWords();
  const read = useQuery(archivePoliciesQueries.order());
  if (read.data === undefined)
    return read.isError ? (
      <RetryNotice title={t('form.words.unread')} error={read.error} onRetry={() => void read.refetch()} />
    ) : null;
  const known = read.data;
  const order: PolicyRule[] =
    typed.id === NEW ? [...known, typed] : known.map((one) => (one.id === typed.id ? typed : one));
  const now = shadowsIn(order);
  const before = shadowsIn(known);
  const own = now.get(typed.id);
  const others = order.filter(({ id }) => id !== typed.id && now.has(id) && !before.has(id));
  return (
    <>
      {own && (
        <Banner tone="warning" title={t('shadow.title')}>
          {wordsOf(own)}
        </Banner>
      )}
      {others.map(({ id, name }) => (
        <Banner key={id} tone="warning" title={t('shadow.other', { name })} />
      ))}
    </>
  );
}
