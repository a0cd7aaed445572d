import { Banner, TextLink } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { authenticationQueries } from '#queries/authentication.ts';
import { importsEndedSince, isPartial } from '#queries/import-sources-since.ts';
import { tenantsQueries } from '#queries/tenants.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { importProtocolPaths } from '#shared/paths/import-protocol.ts';
import { useServices } from '#shared/runtime/services.ts';
import { beginVisit, endSummary, noteVisit } from './last-visits.ts';

const NOTE_EVERY_MS = 60_000;

/** Says after days away what became of imports since then, in one note that stays until it is put away. */
export function AwaySummary() {
  const { t } = useTranslation(['home', 'shell']);
  const formats = useFormats();
  const { since, putAway } = useAway();
  const { data, isError } = useQuery(importsEndedSince(since));
  const isIdle = data !== undefined && data.ended + data.canceled === 0 && !isPartial(data);
  const onIdle = useEffectEvent(putAway);
  useEffect(() => {
    if (isIdle) onIdle();
  }, [isIdle]);
  if (since === undefined || isIdle || (data === undefined && !isError)) return null;
  const time = formats.moment(since);
  const titled = (title: string) => ({
    role: 'status' as const,
    title,
    action: (
      <TextLink render={(props) => <Link {...props} to={importProtocolPaths.all()} />}>
        {t('home:imports.since.protocol')}
      </TextLink>
    ),
    dismiss: { label: t('shell:notifications.dismiss', { title }), onDismiss: putAway },
  });
  if (data === undefined)
    return <Banner tone="warning" {...titled(t('home:imports.since.failed', { time }))} />;
  const { ended, failed, canceled, mails, notLookedAt, unread } = data;
  const title = isPartial(data)
    ? t('home:imports.since.endedAtLeast', { time, count: ended })
    : t('home:imports.since.ended', { time, count: ended });
  const details = [
    failed > 0 && t('home:imports.ofThemFailed', { count: failed }),
    canceled > 0 && t('home:imports.canceledBeside', { count: canceled }),
    mails > 0 && t('home:imports.since.mails', { count: mails }),
    notLookedAt > 0 && t('home:imports.since.notLookedAt', { count: notLookedAt }),
    unread > 0 && t('home:imports.since.unread', { count: unread }),
  ];
  return (
    <Banner tone={failed > 0 ? 'warning' : 'info'} {...titled(title)}>
      {details.filter((detail) => detail !== false).join(' ')}
    </Banner>
  );
}

/** From when on it is to be summed up, for the person and the tenant that are signed in, and how to put that away. */
function useAway(): { since: Date | undefined; putAway: () => void } {
  const { storage } = useServices();
  const { data: session } = useQuery(authenticationQueries.session());
  const { data: tenant } = useQuery(tenantsQueries.current());
  const who = session && tenant && `${tenant.id} ${session.userId}`;
  const [since, setSince] = useState<number>();
  useEffect(() => {
    if (who === undefined) return undefined;
    // A page that was left open is come back to as one that is opened.
    const begin = () => setSince(beginVisit(storage, who, Date.now()));
    const note = () => {
      if (!document.hidden) noteVisit(storage, who, Date.now());
    };
    const onVisibility = () => {
      if (!document.hidden) begin();
    };
    begin();
    const timer = setInterval(note, NOTE_EVERY_MS);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [storage, who]);
  const putAway = () => {
    setSince(undefined);
    if (who !== undefined) endSummary(storage, who, Date.now());
  };
  return { since: since === undefined ? undefined : new Date(since), putAway };
}
