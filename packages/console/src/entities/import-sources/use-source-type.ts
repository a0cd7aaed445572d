import { useKnownNames } from '#shared/i18n/use-known-words.ts';

const sourceTypes = {
  Microsoft365UserMailbox: 'import-sources:type.Microsoft365UserMailbox',
  Microsoft365LinkedMailbox: 'import-sources:type.Microsoft365LinkedMailbox',
  Microsoft365SharedMailbox: 'import-sources:type.Microsoft365SharedMailbox',
  Microsoft365RoomMailbox: 'import-sources:type.Microsoft365RoomMailbox',
  Microsoft365EquipmentMailbox: 'import-sources:type.Microsoft365EquipmentMailbox',
  Microsoft365PublicFolder: 'import-sources:type.Microsoft365PublicFolder',
  ExchangeUserMailbox: 'import-sources:type.ExchangeUserMailbox',
  ExchangeLinkedMailbox: 'import-sources:type.ExchangeLinkedMailbox',
  ExchangeSharedMailbox: 'import-sources:type.ExchangeSharedMailbox',
  ExchangeRoomMailbox: 'import-sources:type.ExchangeRoomMailbox',
  ExchangeEquipmentMailbox: 'import-sources:type.ExchangeEquipmentMailbox',
  ExchangePublicFolder: 'import-sources:type.ExchangePublicFolder',
  UmaArchive: 'import-sources:type.UmaArchive',
} as const;

/** What each kind of import source is called. */
export const useSourceType = (): ((importSourceType: string) => string) => useKnownNames(sourceTypes);
