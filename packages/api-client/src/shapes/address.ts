import * as v from 'valibot';
import { openEnum } from '../open-enum.ts';
import { optionalId, optionalText } from '../reading.ts';

/** What an e-mail address can belong to (specification, section 4). */
export const ADDRESS_TYPES = ['MailboxAddress', 'GroupAddress'] as const;

/** An e-mail address of the tenant (specification, section 3). */
export const address = v.object({
  id: v.string(),
  address: v.string(),
  addressType: openEnum(ADDRESS_TYPES),
  /** Id of the mailbox or group it belongs to; `null` where that was deleted. */
  ownerId: optionalId,
  /** Name of the mailbox or group it belongs to. */
  assignedTo: optionalText,
});

/** An e-mail address of the tenant; `addressType` may be a kind this console does not know. */
export type Address = v.InferOutput<typeof address>;
