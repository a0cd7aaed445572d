import type { Group, Mailbox } from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { emailAddressesQueries, readAddressOwner } from '#queries/email-addresses.ts';
import { groupsNamed } from '#queries/groups.ts';
import { mailboxesNamed } from '#queries/mailboxes.ts';
import type { FindObject } from '#shared/create-many/many-spec.ts';
import { ownerOf } from './address-form.tsx';

/**
 * The one mailbox or group with this address, else of this name: of several of one name, an address says which. Some are
 * named like an address, and perhaps like that of another.
 */
export const findHolder: FindObject = async (queryClient, text, signal) =>
  (text.includes('@') ? await findByAddress(queryClient, text) : undefined) ??
  findByName(queryClient, text, signal);

const managed = { mistake: 'email-addresses:create.owner.managed' } as const;

async function findByName(...[queryClient, text, signal]: Parameters<FindObject>): ReturnType<FindObject> {
  const [mailboxes, groups] = await Promise.all([
    mailboxesNamed(queryClient, text, signal),
    groupsNamed(queryClient, text, signal),
  ]);
  const [holder, ...others]: (Mailbox | Group)[] = [...mailboxes, ...groups];
  if (holder === undefined) return undefined;
  if (others.length > 0) return { mistake: 'create-many:mistake.holders', values: { text } };
  return holder.hasExternalReference ? managed : ownerOf(holder);
}

async function findByAddress(queryClient: QueryClient, text: string): ReturnType<FindObject> {
  const address = await queryClient.query(emailAddressesQueries.written(text));
  const owner = address === null ? undefined : await readAddressOwner(queryClient, address);
  if (address === null || owner === undefined) return undefined;
  return owner.hasExternalReference
    ? managed
    : { id: owner.id, label: owner.name, kind: address.addressType };
}
