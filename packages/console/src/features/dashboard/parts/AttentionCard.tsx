import {
  Button,
  ButtonLink,
  Card,
  type Notice,
  NoticeList,
  StorageIcon,
  UsersIcon,
} from '@archive-console/ui';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { monthlyUsers } from '#entities/tenant-subscriptions/plan-facts.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { LoadFailed } from '#shared/loading/LoadFailed.tsx';
import { usersPaths } from '#shared/paths/users.ts';
import type { Attention } from '../dashboard-figures.ts';
import type { FailedFigure } from '../figure.ts';

interface AttentionCardProps {
  ref: Ref<HTMLElement>;
  matters: readonly Attention[];
  /** What it follows from could not be read. */
  unread: FailedFigure | undefined;
  /** Leads to the card that shows how storage grew. */
  onShowStorage: () => void;
}

/** What waits for the administrator, each with the one action that leads on. */
export function AttentionCard({ ref, matters, unread, onShowStorage }: AttentionCardProps) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();

  function noticeOf(matter: Attention): Notice {
    if (matter.kind === 'storage') {
      const { level, share } = matter;
      return {
        id: 'storage',
        icon: StorageIcon,
        tone: level,
        title:
          share >= 1 ? t('attention.storageFull') : t('attention.storage', { share: formats.percent(share) }),
        text: t('attention.storageText'),
        action: (
          <Button size="sm" onClick={onShowStorage}>
            {t('attention.showHistory')}
          </Button>
        ),
      };
    }
    const { users, licensed } = matter;
    return {
      id: 'licenses',
      icon: UsersIcon,
      tone: 'info',
      title: t('attention.licenses', { count: monthlyUsers(users, licensed) }),
      text: t('attention.licensesText'),
      action: (
        <ButtonLink size="sm" render={(props) => <Link {...props} to={usersPaths.list()} />}>
          {t('attention.review')}
        </ButtonLink>
      ),
    };
  }

  return (
    <Card ref={ref} tabIndex={-1} title={t('attention.title')}>
      {unread && <LoadFailed error={unread.error} onRetry={unread.retry} />}
      {matters.length > 0 && <NoticeList items={matters.map(noticeOf)} />}
    </Card>
  );
}
