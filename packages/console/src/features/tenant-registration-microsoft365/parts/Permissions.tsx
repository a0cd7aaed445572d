import { MailboxesIcon, NoticeList, UsersIcon } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';

/** What consent is asked for, and why. */
export function Permissions() {
  const { t } = useTranslation('tenant-registration-microsoft365');
  return (
    <NoticeList
      items={[
        {
          id: 'directory',
          icon: UsersIcon,
          tone: 'neutral',
          title: t('consent.directory'),
          text: t('consent.directoryWhy'),
        },
        {
          id: 'mailboxes',
          icon: MailboxesIcon,
          tone: 'neutral',
          title: t('consent.mailboxes'),
          text: t('consent.mailboxesWhy'),
        },
      ]}
    />
  );
}
