import { IMPORT_SOURCE_TYPES, type Mailbox, type Tenant } from '@archive-console/api-client';

/** A kind of source only this service knows: a console takes it as it comes. */
const GROUP_MAILBOX = 'Microsoft365GroupMailbox';

function kindOf({ mailboxType, name }: Mailbox): string | undefined {
  if (mailboxType === 'ResourceMailbox') return /room/i.test(name) ? 'RoomMailbox' : 'EquipmentMailbox';
  return ['UserMailbox', 'SharedMailbox', 'PublicFolder'].find((known) => known === mailboxType);
}

/** The kind of source a mailbox is: at Microsoft, where that manages it; on a server of the tenant's own otherwise. */
export function sourceTypeOf(mailbox: Mailbox): string | undefined {
  if (mailbox.mailboxType === 'UmaArchive') return 'UmaArchive';
  const kind = kindOf(mailbox);
  return kind && `${mailbox.hasExternalReference ? 'Microsoft365' : 'Exchange'}${kind}`;
}

/** The kinds of source a tenant can import from. */
export function availableTypes(tenant: Tenant | undefined): string[] {
  if (tenant?.tenantType === 'Standard') return [...IMPORT_SOURCE_TYPES];
  if (tenant?.tenantType !== 'Microsoft365') return [];
  return [...IMPORT_SOURCE_TYPES.filter((type) => !type.startsWith('Exchange')), GROUP_MAILBOX];
}
