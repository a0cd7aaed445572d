import type { User } from '@archive-console/api-client';
import { isDomainOwnedElsewhere } from '../domains/owned-elsewhere.ts';
import { domainOf, emailFault } from '../email-rule.ts';
import { refuse, refuseField } from '../refusal.ts';
import type { World } from '../world.ts';
import { usersCalled } from './find-account.ts';
import { filled } from '../filled.ts';

/** No other person may go by this name or address or sign in with it, however it is written. */
export function requireFree(world: World, wanted: string, exceptId?: string): void {
  const name = wanted.toLowerCase();
  const isTaken = (text: string) => text.toLowerCase() === name;
  if (usersCalled(world, wanted).some(({ id }) => id !== exceptId)) refuse('User.UserNameAlreadyExists');
  for (const { email, userId } of world.credentials) {
    if (isTaken(email) && (userId === undefined || userId !== exceptId)) refuse('User.UserNameAlreadyExists');
  }
}

/** A name to sign in with: one word, or an e-mail address. Answers it without the space around it. */
export function userNameFrom(text: string): string {
  const userName = filled('userName', text);
  if (userName.includes('@')) {
    const fault = emailFault(userName);
    if (fault !== undefined) refuseField('userName', fault);
  } else if (/\s/.test(userName)) refuseField('userName', 'It is one word.');
  return userName;
}

export function requireDomainFree(world: World, email: string): void {
  if (isDomainOwnedElsewhere(world, domainOf(email))) refuse('User.CannotInviteUserDomainInUse');
}

function isSynchronized(world: World, email: string): boolean {
  const domain = domainOf(email);
  return [...world.domains.rows()].some(
    ({ domainName, hasExternalReference }) => hasExternalReference && domainName === domain,
  );
}

export function displayNameFrom(
  user: Pick<User, 'displayName' | 'firstName' | 'lastName' | 'userName'>,
): string {
  const given = user.displayName.trim();
  const derived = `${user.firstName} ${user.lastName}`.trim();
  return given || derived || user.userName;
}

export interface Invitation {
  userName: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  primaryEmail?: string | undefined;
  displayName?: string | undefined;
  referenceId?: string | undefined;
}

/** The user an invitation makes, or a refusal. */
export function invited(world: World, invitation: Invitation): User {
  const { firstName = '', lastName = '', displayName = '', referenceId = '' } = invitation;
  const userName = userNameFrom(invitation.userName);
  const written = (invitation.primaryEmail ?? '').trim();
  const primaryEmail = written === '' && userName.includes('@') ? userName : written;
  const fault = primaryEmail === '' ? undefined : emailFault(primaryEmail);
  if (fault !== undefined) refuseField('primaryEmail', fault);
  for (const name of new Set([userName, primaryEmail])) {
    if (name === '') continue;
    requireFree(world, name);
    requireDomainFree(world, name);
    if (referenceId === '' && isSynchronized(world, name)) refuse('User.MicrosoftUserRequiresReferenceId');
  }
  const named = { userName, firstName: firstName.trim(), lastName: lastName.trim(), displayName };
  return {
    id: world.newId('user'),
    ...named,
    primaryEmail,
    displayName: displayNameFrom(named),
    hasExternalReference: referenceId !== '',
  };
}
