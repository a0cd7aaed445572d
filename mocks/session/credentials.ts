import { type Account, accounts, type Hurdle } from '../accounts.ts';
import { personIdOf } from '../stable-id.ts';

/** The second step of an account. */
export interface SecondFactor {
  isEnabled: boolean;
  /** What the authenticator holds once it was tried (base32). */
  authenticatorKey: string | undefined;
  /** What is shown to be taken over into an authenticator, and was not tried yet. */
  offeredKey: string | undefined;
  /** The newest time step a code was taken of: none is taken twice. */
  usedStep: number;
  recoveryCodes: string[];
  /** Machines that need no second step. */
  readonly machines: Set<string>;
}

/** What a person signs in with. */
export interface Credential {
  /** The address of the account; the user's own name and address are good as well. */
  email: string;
  password: string;
  userId: string;
  /** The key of the tenant. */
  tenant: string;
  hurdle: Exclude<Hurdle, 'locked'> | undefined;
  /** Where mails go; `undefined` for a person no mail reaches. */
  mailTo: string | undefined;
  readonly secondFactor: SecondFactor;
}

export function noSecondFactor(): SecondFactor {
  return {
    isEnabled: false,
    authenticatorKey: undefined,
    offeredKey: undefined,
    usedStep: 0,
    recoveryCodes: [],
    machines: new Set(),
  };
}

/** What a person signs in with who did not do so before. */
export function newCredential(
  given: Pick<Credential, 'email' | 'password' | 'userId' | 'tenant' | 'mailTo'>,
  hurdle?: Credential['hurdle'],
): Credential {
  return { ...given, hurdle, secondFactor: noSecondFactor() };
}

function secondFactorOf({ secondFactor }: Account): SecondFactor {
  if (secondFactor === null) return noSecondFactor();
  return {
    ...noSecondFactor(),
    isEnabled: true,
    authenticatorKey: secondFactor.authenticatorKey ?? undefined,
    recoveryCodes: [...secondFactor.recoveryCodes],
  };
}

export function seedCredentials(): Credential[] {
  return accounts.map((account) => ({
    email: account.email,
    password: account.password,
    userId: personIdOf(account.tenant, account.userName),
    tenant: account.tenant,
    hurdle: account.hurdle === 'locked' || account.hurdle === null ? undefined : account.hurdle,
    mailTo: account.hasMail ? account.email : undefined,
    secondFactor: secondFactorOf(account),
  }));
}
