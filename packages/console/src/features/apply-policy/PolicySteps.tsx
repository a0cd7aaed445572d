import type { ArchivePolicy } from '@archive-console/api-client';
import { Badge, BulletList, Card, formatList, Inline, NumberedList, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { limitInWords, usePolicySentence } from '#entities/archive-policies/use-policy-sentence.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { RowLink } from '#shared/list/RowLink.tsx';
import { archivePoliciesPaths } from '#shared/paths/archive-policies.ts';
import type { MessageFacts } from './message-head.ts';
import type { Explanation, Outcome, Reason } from './why-policy.ts';

interface PolicyStepsProps {
  message: MessageFacts;
  steps: Explanation['steps'];
}

/** Each policy in its order, and why it decides about the message or does not. */
export function PolicySteps({ message, steps }: PolicyStepsProps) {
  const { t } = useTranslation('apply-policy');
  const sentenceOf = usePolicySentence();
  return (
    <Card title={t('steps.title')}>
      <NumberedList>
        {steps.map(({ policy, outcome }) => (
          <li key={policy.id}>
            <Stack gap={4}>
              <Inline>
                <Text as="strong" strong>
                  <RowLink rowId={policy.id} to={archivePoliciesPaths.details(policy.id)}>
                    {policy.name}
                  </RowLink>
                </Text>
                <OutcomeBadge kind={outcome.kind} />
              </Inline>
              <Text tone={outcome.kind === 'later' || outcome.kind === 'disabled' ? 'faint' : 'muted'}>
                {sentenceOf(policy)}
              </Text>
              <Why {...{ policy, message, outcome }} />
            </Stack>
          </li>
        ))}
      </NumberedList>
    </Card>
  );
}

function OutcomeBadge({ kind }: Pick<Outcome, 'kind'>) {
  const { t } = useTranslation('apply-policy');
  const words = {
    decides: t('outcome.decides'),
    fails: t('outcome.fails'),
    open: t('outcome.open'),
    disabled: t('outcome.disabled'),
    later: t('outcome.later'),
  };
  const tones = {
    decides: 'success',
    open: 'info',
    fails: 'neutral',
    disabled: 'neutral',
    later: 'neutral',
  } as const;
  return <Badge tone={tones[kind]}>{words[kind]}</Badge>;
}

interface WhyProps {
  policy: ArchivePolicy;
  message: MessageFacts;
  outcome: Outcome;
}

function Why({ policy, message, outcome }: WhyProps) {
  const { t, i18n } = useTranslation('apply-policy');
  const wordsOf = useReasonWords(policy, message);
  if (outcome.kind === 'fails')
    return (
      <BulletList>
        {outcome.reasons.map((reason) => (
          <li key={reason.kind}>{wordsOf(reason)}</li>
        ))}
      </BulletList>
    );
  if (outcome.kind !== 'open') return null;
  const missing = {
    sender: t('missing.sender'),
    recipients: t('missing.recipients'),
    size: t('missing.size'),
    unit: t('missing.unit'),
  };
  const parts = formatList(
    outcome.missing.map((one) => missing[one]),
    i18n.language,
  );
  return <Text tone="info">{t('missing.text', { parts })}</Text>;
}

function useReasonWords(policy: ArchivePolicy, message: MessageFacts): (reason: Reason) => string {
  const { t, i18n } = useTranslation('apply-policy');
  const { number, bytes } = useFormats();
  const { sender, subject, size, recipients } = message;
  const { greaterThanSizeFilter: above, lessThanSizeFilter: below } = policy;
  const limit = (of: typeof above) => (of ? limitInWords(of, number) : '');
  const inBytes = bytes(size ?? 0);
  return (reason) => {
    const others = reason.kind === 'everyRecipient' ? reason.others : [];
    const words: Readonly<Record<Reason['kind'], string>> = {
      sender: t('reason.sender', { sender }),
      recipients: t('reason.recipients', { count: recipients.length }),
      everyRecipient: t('reason.everyRecipient', {
        count: others.length,
        others: formatList(others, i18n.language),
      }),
      subject: subject === '' ? t('reason.noSubject') : t('reason.subject', { subject }),
      exactSubject: t('reason.exactSubject', { subject }),
      larger: t('reason.larger', { size: inBytes, limit: limit(above) }),
      smaller: t('reason.smaller', { size: inBytes, limit: limit(below) }),
    };
    return words[reason.kind];
  };
}
