import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What a kind of mailbox is called; one that the console does not know is shown as the service writes it. */
export function useMailboxType(): (mailboxType: string) => string {
  const { t } = useTranslation('area');
  // The same function until the language changes: the columns of a list depend on it.
  return useMemo(() => {
    const names: Readonly<Record<string, string>> = {
      UserMailbox: t('mailboxes.type.UserMailbox'),
      SharedMailbox: t('mailboxes.type.SharedMailbox'),
      ResourceMailbox: t('mailboxes.type.ResourceMailbox'),
      PublicFolder: t('mailboxes.type.PublicFolder'),
      UmaArchive: t('mailboxes.type.UmaArchive'),
    };
    return (mailboxType) => names[mailboxType] ?? mailboxType;
  }, [t]);
}
