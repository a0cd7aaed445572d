import { useTranslation } from 'react-i18next';

/** What a kind of mailbox is for, in a sentence; nothing for one that the console does not know. */
export function useMailboxPurpose(): (mailboxType: string) => string | undefined {
  const { t } = useTranslation('objects');
  const purposes: Readonly<Record<string, string>> = {
    UserMailbox: t('mailboxes.purpose.UserMailbox'),
    SharedMailbox: t('mailboxes.purpose.SharedMailbox'),
    ResourceMailbox: t('mailboxes.purpose.ResourceMailbox'),
    PublicFolder: t('mailboxes.purpose.PublicFolder'),
    UmaArchive: t('mailboxes.purpose.UmaArchive'),
  };
  return (mailboxType) => purposes[mailboxType];
}
