import { NoticeList, noticeTones, Skeleton, Stack, Text, TextLink } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SlowNotice } from '#shared/loading/SlowNotice.tsx';
import { RetryButton } from '#shared/loading/RetryButton.tsx';
import { orphansPaths } from '#shared/paths/orphans.ts';
import type { Attention } from '../use-attention.ts';
import { useDatedWords } from './use-dated-words.tsx';
import { useNotices } from './use-notices.tsx';
import { usePartWords } from './use-part-words.ts';

interface AttentionListProps {
  attention: Attention;
  now: Date;
  onShowStorage: () => void;
}

/** What needs the administrator, whatever presses most first. */
export function AttentionList({ attention, now, onShowStorage }: AttentionListProps) {
  const { t } = useTranslation('dashboard');
  const { undated, pressing, unread, isPending, uncheckedSources, stopWaiting } = attention;
  const noticeOf = useNotices(onShowStorage);
  const { noticeOf: datedNotice } = useDatedWords(now);
  const notices = [...undated.map(noticeOf), ...pressing.map(datedNotice)].toSorted(
    (one, other) => noticeTones.indexOf(one.tone) - noticeTones.indexOf(other.tone),
  );
  return (
    <Stack gap={16}>
      {notices.length > 0 && <NoticeList items={notices} />}
      {isPending && <Skeleton shape="text" />}
      <SlowNotice waiting={isPending} onStop={stopWaiting} />
      {notices.length === 0 && !isPending && unread.length === 0 && uncheckedSources === 0 && (
        <Text tone="muted">{t('attention.none')}</Text>
      )}
      {uncheckedSources > 0 && (
        <Text size="small" tone="muted">
          {t('attention.uncheckedSources', { count: uncheckedSources })}{' '}
          <TextLink render={(props) => <Link {...props} to={orphansPaths.desk()} />}>
            {t('attention.lookThrough')}
          </TextLink>
        </Text>
      )}
      {unread.length > 0 && <Unread unread={unread} />}
    </Stack>
  );
}

function Unread({ unread }: Pick<Attention, 'unread'>) {
  const { t } = useTranslation('dashboard');
  const parts = usePartWords()(unread.map(({ part }) => part));
  return (
    <Stack gap={8} role="status">
      <Text>{t('attention.unread', { parts })}</Text>
      <div>
        <RetryButton onRetry={() => unread.forEach(({ retry }) => retry())} />
      </div>
    </Stack>
  );
}
