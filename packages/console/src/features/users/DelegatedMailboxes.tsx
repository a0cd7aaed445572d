import type { User } from '@archive-console/api-client';
import {
  Button,
  Card,
  MailboxesIcon,
  NoticeList,
  ProgressBar,
  RetryIcon,
  Stack,
  Text,
} from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMailboxType } from '#entities/mailboxes/use-mailbox-type.ts';
import { mailboxesQueries } from '#queries/mailboxes.ts';
import { nameOf } from '#queries/users.ts';
import { useFormats } from '#shared/i18n/format.ts';
import {
  type DelegationReads,
  type DelegationSearch,
  findDelegatedMailboxes,
} from './delegated-mailboxes.ts';
import { LoadFailed } from '#shared/loading/LoadFailed.tsx';

/** The mailboxes a person may read as a delegate: found by asking every mailbox, so it says how far it is. */
export function DelegatedMailboxes({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const name = nameOf(user);
  const { search, start, stop } = useDelegatedMailboxes(user);
  const { phase, found, error } = search;
  return (
    <Card
      title={t('access.delegated.title')}
      aside={
        phase === 'running' ? (
          <Button size="sm" onClick={stop}>
            {t('access.delegated.stop')}
          </Button>
        ) : (
          phase !== 'failed' && (
            <Button size="sm" icon={RetryIcon} onClick={start}>
              {t('access.delegated.again')}
            </Button>
          )
        )
      }
    >
      <Text tone="muted">{t('access.delegated.text', { name })}</Text>
      {phase === 'failed' ? <LoadFailed error={error} onRetry={start} /> : <HowFar search={search} />}
      {found.length > 0 && <Found search={search} />}
      {found.length === 0 && phase === 'complete' && <Text>{t('access.delegated.none', { name })}</Text>}
    </Card>
  );
}

const beginning: DelegationSearch = { phase: 'running', read: 0, total: 0, found: [], failed: [] };

/** Looks for the mailboxes a user may read as a delegate, as long as the block is shown. */
function useDelegatedMailboxes(user: User) {
  const queryClient = useQueryClient();
  const [search, setSearch] = useState(beginning);
  const controller = useRef<AbortController>(undefined);

  const start = useCallback(() => {
    controller.current?.abort();
    const current = new AbortController();
    controller.current = current;
    // The result is complete as of now, so nothing older than this search counts.
    const reads: DelegationReads = {
      mailboxes: (page) =>
        queryClient.query({ ...mailboxesQueries.list({ ...page, sortBy: 'name' }), staleTime: 0 }),
      delegates: (mailboxId) => queryClient.query({ ...mailboxesQueries.delegates(mailboxId), staleTime: 0 }),
    };
    setSearch(beginning);
    void findDelegatedMailboxes(user.id, reads, { signal: current.signal, onProgress: setSearch });
  }, [queryClient, user.id]);

  useEffect(() => {
    start();
    return () => controller.current?.abort();
  }, [start]);

  return {
    search,
    start,
    stop() {
      controller.current?.abort();
      setSearch((now) => ({ ...now, phase: 'stopped', endedAt: new Date() }));
    },
  };
}

function HowFar({ search: { phase, read, total, failed, endedAt } }: { search: DelegationSearch }) {
  const { t } = useTranslation('users');
  const formats = useFormats();
  const time = endedAt === undefined ? '' : formats.time(endedAt);
  const progress = t('access.delegated.progress', { count: total, read: formats.number(read) });
  if (phase === 'running') {
    return (
      <ProgressBar
        label={t('access.delegated.running')}
        value={total === 0 ? undefined : read / total}
        {...(total > 0 && { valueText: progress })}
      />
    );
  }
  return (
    <Stack gap={2} role="status">
      <Text size="small" tone="muted">
        {progress}
      </Text>
      {phase === 'complete' && failed.length === 0 && (
        <Text size="small" tone="muted">
          {t('access.delegated.complete', { time })}
        </Text>
      )}
      {phase === 'stopped' && (
        <Text size="small" tone="warning">
          {t('access.delegated.stopped', { time })}
        </Text>
      )}
      {failed.length > 0 && (
        <Text size="small" tone="warning">
          {t('access.delegated.partial', { count: failed.length })}
        </Text>
      )}
    </Stack>
  );
}

function Found({ search }: { search: DelegationSearch }) {
  const typeOf = useMailboxType();
  return (
    <NoticeList
      items={search.found.map((mailbox) => ({
        id: mailbox.id,
        icon: MailboxesIcon,
        tone: 'neutral',
        title: mailbox.name,
        action: (
          <Text tone="faint" size="small">
            {typeOf(mailbox.mailboxType)}
          </Text>
        ),
      }))}
    />
  );
}
