import { TENANT_ADMIN, type User } from '@archive-console/api-client';
import { type Credential, newCredential } from '../session/credentials.ts';
import type { World } from '../world.ts';

/** Who a tenant is founded by. */
export interface Founder extends Pick<User, 'firstName' | 'lastName' | 'displayName'> {
  email: string;
  password: string;
  /** Whether Microsoft manages the person: then the password is of no use. */
  isManaged: boolean;
}

/** Gives a new tenant its first administrator, and answers what that person signs in with. */
export function addFirstAdministrator(tenant: World, founder: Founder): Credential {
  const { email, password, isManaged, ...names } = founder;
  const id = tenant.newId('user');
  tenant.users.put({
    id,
    userName: email,
    ...names,
    primaryEmail: email,
    hasExternalReference: isManaged,
  });
  tenant.roles.add(id, [TENANT_ADMIN]);
  const facts = { email, password, userId: id, tenant: tenant.kind.key, mailTo: email };
  const credential = newCredential(facts, isManaged ? 'microsoft-only' : undefined);
  tenant.credentials.push(credential);
  return credential;
}
