import { Banner, Button, Card, Inline, Stack, Text, TextButton } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { outcomeOf } from '#queries/write-outcome.ts';
import { hasCode } from '#shared/errors/has-code.ts';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';
import { useFormats } from '#shared/i18n/format.ts';
import { SlowNotice } from '#shared/loading/SlowNotice.tsx';
import { useSecondsLeft } from '#shared/loading/use-seconds-left.ts';
import type { DomainCheck } from './use-domain-check.ts';

interface DomainCheckCardProps {
  name: string;
  check: DomainCheck;
  /** The service has found the record already. */
  isFound: boolean;
}

/** Looks for the record: on a press, then in growing steps by itself, with what that came to. */
export function DomainCheckCard({ name, check, isFound }: DomainCheckCardProps) {
  const { t } = useTranslation('trusted-domains');
  const isFirst = !check.isChecking && check.error === undefined;
  return (
    <Card title={t('check.title')}>
      <Stack gap={12}>
        <SlowNotice waiting={check.isChecking} />
        {isFirst && isFound && <Banner tone="success" role="status" title={t('check.found')} />}
        {isFirst && !isFound && <Text tone="muted">{t('check.first')}</Text>}
        {/* One place for it, so that each outcome is announced. */}
        <div role="status">
          {check.isChecking ? <Text>{t('check.running', { name })}</Text> : <Outcome check={check} />}
        </div>
        <Inline gap={12}>
          <Button design="primary" busy={check.isChecking} onClick={check.check}>
            {isFound ? t('check.add') : t('check.now')}
          </Button>
          {check.repeats.nextAt !== undefined && (
            <NextTry at={check.repeats.nextAt} onStop={check.repeats.stop} />
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

function Outcome({ check: { error, repeats } }: Pick<DomainCheckCardProps, 'check'>) {
  const { t } = useTranslation('trusted-domains');
  const formats = useFormats();
  if (error === undefined) return null;
  const { missedAt } = repeats;
  if (missedAt !== undefined && hasCode(error, 'TrustedDomain.DnsRecordNotFound'))
    return (
      <Banner tone="warning" title={t('check.missed', { time: formats.time(missedAt) })}>
        {t('check.missedText')}
      </Banner>
    );
  const outcome = outcomeOf(error);
  return (
    <Stack gap={8}>
      <RefusalBanner error={error} isAnnounced={false} />
      {outcome === 'not-done' && <Text>{t('check.absent')}</Text>}
      {outcome === 'unknown' && <Text tone="warning">{t('check.unread')}</Text>}
    </Stack>
  );
}

function NextTry({ at, onStop }: { at: number; onStop: () => void }) {
  const { t } = useTranslation('trusted-domains');
  const seconds = useSecondsLeft((now) => Math.max(0, Math.ceil((at - now) / 1000)));
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <>
      <Text tone="muted" numeric>
        {t('check.next', { left })}
      </Text>
      <TextButton onClick={onStop}>{t('check.stop')}</TextButton>
    </>
  );
}
