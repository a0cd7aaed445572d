import type { ServiceErrorCode } from '@archive-console/api-client';
import { accounts, refusedAccounts } from '../accounts.ts';
import { userIdOf } from '../stable-id.ts';

/** What somebody signs in with. */
export interface Credential {
  /** The address of the account; the user's own name and address are good as well. */
  email: string;
  password: string;
  userId: string | undefined;
  /** What the right password is answered with, where it does not let in. */
  refusedWith: ServiceErrorCode | undefined;
}

export function seedCredentials(): Credential[] {
  return [
    ...accounts.map(({ email, password, userName }) => ({
      email,
      password,
      userId: userIdOf(userName),
      refusedWith: undefined,
    })),
    ...refusedAccounts.map((account) => ({ ...account, userId: undefined })),
  ];
}
