import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What a kind of import source is called; one that the console does not know is shown as the service writes it. */
export function useSourceType(): (importSourceType: string) => string {
  const { t } = useTranslation('import-sources');
  // The same function until the language changes: the columns of a list depend on it.
  return useMemo(() => {
    const names: Readonly<Record<string, string>> = {
      Microsoft365UserMailbox: t('type.Microsoft365UserMailbox'),
      Microsoft365LinkedMailbox: t('type.Microsoft365LinkedMailbox'),
      Microsoft365SharedMailbox: t('type.Microsoft365SharedMailbox'),
      Microsoft365RoomMailbox: t('type.Microsoft365RoomMailbox'),
      Microsoft365EquipmentMailbox: t('type.Microsoft365EquipmentMailbox'),
      Microsoft365PublicFolder: t('type.Microsoft365PublicFolder'),
      ExchangeUserMailbox: t('type.ExchangeUserMailbox'),
      ExchangeLinkedMailbox: t('type.ExchangeLinkedMailbox'),
      ExchangeSharedMailbox: t('type.ExchangeSharedMailbox'),
      ExchangeRoomMailbox: t('type.ExchangeRoomMailbox'),
      ExchangeEquipmentMailbox: t('type.ExchangeEquipmentMailbox'),
      ExchangePublicFolder: t('type.ExchangePublicFolder'),
      UmaArchive: t('type.UmaArchive'),
    };
    return (importSourceType) => names[importSourceType] ?? importSourceType;
  }, [t]);
}
