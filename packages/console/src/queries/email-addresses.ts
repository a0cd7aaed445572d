import {
  type Address,
  createEmailAddress,
  deleteEmailAddress,
  type InputOf,
} from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { bulkAction } from './bulk-action.ts';
import type { Changes } from './change.ts';
import { mutation } from './mutation.ts';

const lists = ['listGroupAddresses', 'listMailboxAddresses', 'listEmailAddresses'] as const;

/** What each kind of change makes stale: said once for mutation, bulk run and hub event. */
export const emailAddressesChanges = {
  // The owner is a mailbox or a group, and no id is that of both.
  creation: {
    invalidates: lists,
    about: ({ ownerId }: InputOf<typeof createEmailAddress>, address?: Address) => ({
      groupId: [ownerId],
      mailboxId: [ownerId],
      ownerId: [ownerId],
      ...(address && { emailAddressId: [address.id] }),
    }),
  },
  /** An address gets or loses an owner, whose name it says. */
  owner: { invalidates: [...lists, 'getEmailAddress'] },
  deletion: {
    invalidates: lists,
    about: ({ emailAddressId }: { emailAddressId: string }) => ({ emailAddressId: [emailAddressId] }),
    deletes: ({ emailAddressId }: { emailAddressId: string }) => ({
      names: { emailAddressId },
      read: 'getEmailAddress',
    }),
  },
} satisfies Changes;

const { creation, deletion } = emailAddressesChanges;
const shown = { isShownWhenDone: true };

export const emailAddressesMutations = {
  create: () => mutation(createEmailAddress, creation, shown),
  remove: () => mutation(deleteEmailAddress, deletion, shown),
};

/** The same for many addresses. */
export const emailAddressesBulk = {
  remove: (client: QueryClient) =>
    bulkAction(client, deleteEmailAddress, (emailAddressId) => ({ emailAddressId }), deletion),
};
