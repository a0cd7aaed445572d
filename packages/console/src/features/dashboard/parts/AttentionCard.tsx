import {
  Button,
  ButtonLink,
  Card,
  type Notice,
  NoticeList,
  StorageIcon,
  UsersIcon,
} from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#shared/i18n/format.ts';
import { usersPaths } from '#shared/paths/users.ts';
import { type Attention, monthlyUsers } from '../dashboard-figures.ts';
import type { StorageOutlook } from '../storage-outlook.ts';

interface AttentionCardProps {
  matters: readonly Attention[];
  outlook: StorageOutlook | undefined;
  /** Leads to the card that shows how storage grew. */
  onShowStorage: () => void;
}

/** What waits for the administrator, each with the one action that leads on. */
export function AttentionCard({ matters, outlook, onShowStorage }: AttentionCardProps) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();

  function noticeOf(matter: Attention): Notice {
    if (matter.kind === 'storage') {
      const { level, share } = matter;
      const full = outlook?.full;
      return {
        id: 'storage',
        icon: StorageIcon,
        tone: level,
        title:
          share >= 1 ? t('attention.storageFull') : t('attention.storage', { share: formats.percent(share) }),
        text: full
          ? t('attention.storageAbout', { date: formats.dayAndMonth(full.about) })
          : t('attention.storageText'),
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
      title: t('attention.licenses', { users: formats.number(users), licensed: formats.number(licensed) }),
      text: t('attention.licensesText', { count: monthlyUsers(users, licensed) }),
      action: (
        <ButtonLink size="sm" render={(props) => <Link {...props} to={usersPaths.list()} />}>
          {t('attention.review')}
        </ButtonLink>
      ),
    };
  }

  return (
    <Card title={t('attention.title')}>
      <NoticeList items={matters.map(noticeOf)} />
    </Card>
  );
}
