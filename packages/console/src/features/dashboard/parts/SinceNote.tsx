import { Banner, Skeleton, TextLink } from '@archive-console/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#shared/i18n/format.ts';
import { RetryButton } from '#shared/loading/RetryButton.tsx';
import { importSourcesPaths } from '#shared/paths/import-sources.ts';
import { statisticsPaths } from '#shared/paths/statistics.ts';
import type { LookChange } from '../last-look.ts';
import type { SinceLastLook } from '../use-last-look.ts';

/** For who comes back after a night or longer: what differs from the last look at the page, each with its list. */
export function SinceNote({ since: { at, changes, unread, putAway } }: { since: SinceLastLook }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const lineOf = useLine();
  const title = t('since.title', { time: formats.moment(at) });
  const isWorse = changes?.some(({ of, now, before }) => of === 'failed' && now > before) === true;
  return (
    <Banner
      tone={isWorse || unread.length > 0 ? 'warning' : 'info'}
      title={title}
      dismiss={{ label: t('since.dismiss'), onDismiss: putAway }}
      action={unread.length > 0 && <RetryButton onRetry={() => unread.forEach(({ retry }) => retry())} />}
    >
      {changes === undefined && <Skeleton width="28ch" />}
      {changes?.map((change, index) => {
        const { to, text } = lineOf(change);
        return (
          <Fragment key={change.of}>
            {index > 0 && ' · '}
            <TextLink render={(props) => <Link {...props} to={to} />}>{text}</TextLink>
          </Fragment>
        );
      })}
      {unread.length > 0 && ` ${t('since.unread')}`}
    </Banner>
  );
}

function useLine(): (change: LookChange) => { to: string; text: string } {
  const { t } = useTranslation('dashboard');
  return ({ of, now: count, before }) => {
    switch (of) {
      case 'mails':
        return { to: statisticsPaths.page(), text: t('since.mails', { count: count - before }) };
      case 'succeeded':
        return { to: importSourcesPaths.succeeded(), text: t('since.succeeded', { count, before }) };
      case 'failed':
        break;
    }
    return { to: importSourcesPaths.failed(), text: t('since.failed', { count, before }) };
  };
}
