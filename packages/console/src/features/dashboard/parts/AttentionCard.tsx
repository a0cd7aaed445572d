import { ButtonLink, Card, type Notice, NoticeList, StorageIcon, UsersIcon } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#shared/format.ts';
import { usersPaths } from '#shared/paths/users.ts';
import { type Attention, monthlyUsers } from '../dashboard-figures.ts';
import type { StorageOutlook } from '../storage-outlook.ts';

interface AttentionCardProps {
  matters: readonly Attention[];
  outlook: StorageOutlook | undefined;
  /** Age of the oldest figure it follows from. */
  asOf: Date;
}

/** What waits for the administrator, with the one deed that settles it where the console offers it. */
export function AttentionCard({ matters, outlook, asOf }: AttentionCardProps) {
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
      };
    }
    const { users, licensed } = matter;
    return {
      id: 'licences',
      icon: UsersIcon,
      tone: 'info',
      title: t('attention.licences', { users: formats.number(users), licensed: formats.number(licensed) }),
      text: t('attention.licencesText', { count: monthlyUsers(users, licensed) }),
      action: (
        <ButtonLink size="sm" render={(props) => <Link {...props} to={usersPaths.list()} />}>
          {t('attention.review')}
        </ButtonLink>
      ),
    };
  }

  return (
    <Card title={t('attention.title')} aside={t('tile.asOf', { time: formats.time(asOf) })}>
      <NoticeList items={matters.map(noticeOf)} />
    </Card>
  );
}
