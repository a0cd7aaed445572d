import type { ResumableAction, ResumableId } from '#shared/bulk/resumable-action.ts';

type LoadAction = () => Promise<ResumableAction>;

/** Where every action for many is found again after a reload. Fetched when one goes on. */
export const resumableActions: Readonly<Record<ResumableId, LoadAction>> = {
  'users.addRoles': async () => (await users()).rolesActions.addRoles,
  'users.removeRoles': async () => (await users()).rolesActions.removeRoles,
  'users.addToGroups': async () => (await users()).addUsersToGroups,
  'users.leaveGroups': async () => (await users()).leaveGroups,
  'users.delete': async () => (await users()).deleteUsers,
  'users.createMany': async () => (await import('#features/users/UserCreateManyScreen.tsx')).createUsers,
  'groups.delete': async () => (await groups()).deleteGroups,
  'groups.removeMembers': async () => (await groups()).removeMembers,
  'groups.createMany': async () => (await import('#features/groups/GroupCreateManyScreen.tsx')).createGroups,
  'mailboxes.delete': async () => (await mailboxes()).deleteMailboxes,
  'mailboxes.changeOwner': async () => (await mailboxes()).changeOwnerOfMailboxes,
  'mailboxes.addDelegates': async () => (await mailboxes()).addDelegatesToMailboxes,
  'mailboxes.removeDelegates': async () => (await mailboxes()).removeDelegates,
  'mailboxes.createMany': async () =>
    (await import('#features/mailboxes/MailboxCreateManyScreen.tsx')).createMailboxes,
  'email-addresses.delete': async () =>
    (await import('#features/email-addresses/address-bulk-actions.ts')).deleteEmailAddresses,
  'email-addresses.createMany': async () =>
    (await import('#features/email-addresses/EmailAddressCreateManyScreen.tsx')).createEmailAddresses,
  'archive-policies.delete': async () => (await policies()).deletePolicies,
  'archive-policies.switch': async () => (await policies()).switchPolicies,
  'access-tokens.revoke': async () =>
    (await import('#entities/access-tokens/token-bulk-actions.ts')).revokeTokens,
};

const users = () => import('#features/users/user-bulk-actions.ts');
const groups = () => import('#features/groups/group-bulk-actions.ts');
const mailboxes = () => import('#features/mailboxes/mailbox-bulk-actions.ts');
const policies = () => import('#features/archive-policies/policy-bulk-actions.ts');

/** The action of a name that was stored; a version before or after this one may have had others. */
export async function loadResumable(id: string): Promise<ResumableAction | undefined> {
  return (resumableActions as Readonly<Record<string, LoadAction | undefined>>)[id]?.();
}
