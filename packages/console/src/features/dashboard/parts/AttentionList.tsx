import {
  Button,
  CalendarIcon,
  Divider,
  formatList,
  NoticeList,
  noticeTones,
  saveText,
  Skeleton,
  Stack,
  Text,
  Timeline,
} from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SlowNotice } from '#shared/loading/SlowNotice.tsx';
import { RetryButton } from '#shared/loading/RetryButton.tsx';
import { calendarFile } from '../calendar-file.ts';
import { nearOf } from '../dated-matters.ts';
import type { Attention, AttentionPart } from '../use-attention.ts';
import { useDatedWords } from './use-dated-words.tsx';
import { useNotices } from './use-notices.tsx';

interface AttentionListProps {
  attention: Attention;
  now: Date;
  onShowStorage: () => void;
}

/** What needs the administrator at once, then what lapses or falls due, in the order of the dates. */
export function AttentionList({ attention, now, onShowStorage }: AttentionListProps) {
  const { t } = useTranslation('dashboard');
  const { undated, dated, unread, isPending, uncheckedSources, stopWaiting } = attention;
  const noticeOf = useNotices(onShowStorage);
  const notices = undated
    .map(noticeOf)
    .toSorted((one, other) => noticeTones.indexOf(one.tone) - noticeTones.indexOf(other.tone));
  const hasNone = undated.length === 0 && dated.length === 0;
  return (
    <Stack gap={16}>
      {notices.length > 0 && <NoticeList items={notices} />}
      {notices.length > 0 && dated.length > 0 && <Divider />}
      {dated.length > 0 && <Dates dated={dated} now={now} />}
      {isPending && <Skeleton shape="text" />}
      <SlowNotice waiting={isPending} onStop={stopWaiting} />
      {hasNone && !isPending && unread.length === 0 && <Text tone="muted">{t('attention.none')}</Text>}
      {uncheckedSources > 0 && (
        <Text size="small" tone="muted">
          {t('attention.uncheckedSources', { count: uncheckedSources })}
        </Text>
      )}
      {unread.length > 0 && <Unread unread={unread} />}
    </Stack>
  );
}

function Dates({ dated, now }: Pick<Attention, 'dated'> & { now: Date }) {
  const { t, i18n } = useTranslation('dashboard');
  const words = useDatedWords(now);
  const [isAll, setAll] = useState(false);
  const near = nearOf(dated, now);
  const later = dated.length - near.length;
  const save = () => {
    const entries = dated.map(words.entryOf);
    saveText(`${t('calendar.file')}.ics`, calendarFile(entries, now, i18n.language), 'text/calendar');
  };
  return (
    <>
      <Timeline
        events={(isAll ? dated : near).map(words.eventOf)}
        locale={i18n.language}
        now={now}
        onMore={isAll || later === 0 ? undefined : () => setAll(true)}
        words={{ more: t('dates.later', { count: later }) }}
      />
      <div>
        <Button size="sm" icon={CalendarIcon} onClick={save}>
          {t('calendar.save', { count: dated.length })}
        </Button>
      </div>
    </>
  );
}

function Unread({ unread }: Pick<Attention, 'unread'>) {
  const { t, i18n } = useTranslation('dashboard');
  const names: Readonly<Record<AttentionPart, string>> = {
    plan: t('state.part.plan'),
    overview: t('state.part.overview'),
    credits: t('attention.part.credits'),
    tokens: t('attention.part.tokens'),
    mandates: t('attention.part.mandates'),
    invoices: t('attention.part.invoices'),
    failedImports: t('attention.part.failedImports'),
    administrators: t('attention.part.administrators'),
    secondStep: t('attention.part.secondStep'),
    orphans: t('attention.part.orphans'),
  };
  const parts = formatList(
    unread.map(({ part }) => names[part]),
    i18n.language,
  );
  return (
    <Stack gap={8} role="status">
      <Text>{t('attention.unread', { parts })}</Text>
      <div>
        <RetryButton onRetry={() => unread.forEach(({ retry }) => retry())} />
      </div>
    </Stack>
  );
}
