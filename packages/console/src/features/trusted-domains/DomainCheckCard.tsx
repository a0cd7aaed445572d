import type { TrustedDomain } from '@archive-console/api-client';
import { Banner, Button, Card, Inline, Stack, Text, TextButton } from '@archive-console/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trustedDomainsMutations, trustedDomainsQueries } from '#queries/trusted-domains.ts';
import { outcomeOf } from '#queries/write-outcome.ts';
import { hasCode } from '#shared/errors/has-code.ts';
import { errorSentence } from '#shared/errors/error-words.ts';
import { useErrorWords } from '#shared/errors/use-error-words.ts';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';
import { useFormats } from '#shared/i18n/format.ts';
import { type Repeats, useRepeats } from '#shared/loading/use-repeats.ts';
import { SlowNotice } from '#shared/loading/SlowNotice.tsx';
import { useSecondsLeft } from '#shared/loading/use-seconds-left.ts';
import { useIsShown } from '#shared/navigation/use-is-shown.ts';
import { useServices } from '#shared/runtime/services.ts';

interface DomainCheckCardProps {
  name: string;
  check: DomainCheck;
  /** The service has found the record already. */
  isFound: boolean;
}

/** Looks for the record: on a press, then in growing steps by itself, with what that came to. */
export function DomainCheckCard({ name, check, isFound }: DomainCheckCardProps) {
  const { t } = useTranslation('trusted-domains');
  const isFirst = !check.isChecking && check.refused === undefined;
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

function Outcome({ check: { refused, unread, repeats } }: Pick<DomainCheckCardProps, 'check'>) {
  const { t } = useTranslation('trusted-domains');
  const formats = useFormats();
  const unreadWords = useErrorWords(unread?.error);
  if (refused === undefined) return null;
  const { error } = refused;
  const { missedAt } = repeats;
  if (unread !== undefined)
    return (
      <Banner tone="warning" title={t('check.notRead', { time: formats.time(unread.at) })}>
        {unreadWords && errorSentence(unreadWords)}{' '}
        {missedAt && t('check.lastMissed', { time: formats.time(missedAt) })}
      </Banner>
    );
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

/** How a domain stands that is to be added. */
interface DomainCheck {
  check(): void;
  isChecking: boolean;
  /** When it is looked for again, and when it was not found. */
  repeats: Repeats;
  /** What was refused, or why nothing is known of it, and when. */
  refused: { error: unknown; at: Date } | undefined;
  /** Why it could not be looked for the last time, and when. */
  unread: { error: unknown; at: Date } | undefined;
}

/**
 * Adds a domain as soon as its record is found. A person begins it; from then on the record is looked for in growing
 * steps, by the read alone where the service says what that found: a zone changes in minutes or in hours.
 */
export function useDomainCheck(
  domainName: string,
  isAdded: boolean,
  onAdded: (domain: TrustedDomain) => void,
): DomainCheck {
  const { queryClient } = useServices();
  const isShown = useIsShown();
  const { mutateAsync: create } = useMutation(trustedDomainsMutations.create());
  const verifier = useQuery(trustedDomainsQueries.verifier(domainName));
  const [isChecking, setChecking] = useState(false);
  // Read at the press itself, which may come before the page shows that it is looked for.
  const isBusy = useRef(false);
  const [refused, setRefused] = useState<DomainCheck['refused']>();
  const [unread, setUnread] = useState<DomainCheck['unread']>();
  const repeats = useRepeats([30, 60, 120, 300], isChecking, isAdded, () => void look(true));

  async function look(isByItself: boolean): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setChecking(true);
    const read = isByItself ? await verifier.refetch() : undefined;
    setUnread(read?.isError ? { error: read.error, at: new Date() } : undefined);
    // What was read before is no answer to this look.
    if (read?.isError) repeats.defer();
    else if (read?.data?.domainValidated === false) repeats.miss();
    else if (!isByItself || isWanted()) await add();
    isBusy.current = false;
    setChecking(false);
  }

  /** Who has left the page adds nothing, and what another person added meanwhile is not added again. */
  const isWanted = () =>
    isShown() && !queryClient.getQueryData(trustedDomainsQueries.named(domainName).queryKey);

  async function add(): Promise<void> {
    try {
      const domain = await create({ domainName });
      repeats.stop();
      onAdded(domain);
    } catch (refusal) {
      setRefused({ error: refusal, at: new Date() });
      if (hasCode(refusal, 'TrustedDomain.DnsRecordNotFound')) return repeats.miss();
      repeats.stop();
      // Another administrator may have been first: then the page says so, and leads there.
      if (hasCode(refusal, 'TrustedDomain.AlreadyRegistered'))
        await queryClient.refetchQueries(trustedDomainsQueries.named(domainName));
    }
  }

  return {
    check() {
      repeats.start();
      void look(false);
    },
    isChecking,
    repeats,
    refused,
    unread,
  };
}
