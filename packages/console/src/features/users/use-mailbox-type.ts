import type { Mailbox } from '@archive-console/api-client';
import { useTranslation } from 'react-i18next';

/** What a kind of mailbox is called; one the console does not know is shown as the service writes it. */
export function useMailboxType(): (mailbox: Mailbox) => string {
  const { t } = useTranslation('users');
  return ({ mailboxType }) => {
    switch (mailboxType) {
      case 'UserMailbox':
        return t('access.type.UserMailbox');
      case 'SharedMailbox':
        return t('access.type.SharedMailbox');
      case 'ResourceMailbox':
        return t('access.type.ResourceMailbox');
      case 'PublicFolder':
        return t('access.type.PublicFolder');
      case 'UmaArchive':
        return t('access.type.UmaArchive');
      default:
        return mailboxType;
    }
  };
}
