import type { AnyOperation, InputOf, User, WireAnswerOf } from '@archive-console/api-client';
import type { CookieName } from './session/carrier.ts';
import type { Credential } from './session/credentials.ts';
import type { World } from './world.ts';

/** What the browser that asks keeps for the service, besides its session. */
export interface Browser {
  read(name: CookieName): string | undefined;
  /** Without a value it is taken away; without a time it is kept until the browser is closed. */
  write(name: CookieName, value: string | undefined, keptFor?: number): void;
}

/** What a rule has to decide by. */
export interface Call<TInput> {
  /** The world of the tenant of the caller; of the default one where no user is signed in. */
  readonly world: World;
  readonly isSignedIn: boolean;
  /** Where the service was asked. */
  readonly origin: string;
  /** Where the page is from that asks, as the browser says; without a word of it, where the service was asked. */
  readonly pageOrigin: string;
  readonly browser: Browser;
  /** What was sent, checked against the operation. */
  readonly input: TInput;
  /** Who asks. Refuses where no user is signed in. */
  me(): User;
  /** Signs the browser that asks in, and answers its bearer token. */
  signIn(credential: Credential, remembered: boolean): string;
  /** A bearer token of the session that asks. */
  token(): string;
  signOut(): void;
}

/** How one operation is answered. */
export interface Rule {
  readonly operation: AnyOperation;
  readonly answer: (call: Call<never>) => unknown;
  /** Where a navigation that is refused leads, with the code as `error`. */
  readonly failsAt?: string;
}

type RuleAnswer<TOperation> = [WireAnswerOf<TOperation>] extends [undefined]
  ? void
  : WireAnswerOf<TOperation>;

/** Binds an operation to the rule that answers it; what it takes and answers follow from the operation. */
export function rule<TOperation extends AnyOperation>(
  operation: TOperation,
  answer: (call: Call<InputOf<TOperation>>) => RuleAnswer<TOperation> | Promise<RuleAnswer<TOperation>>,
): Rule {
  return { operation, answer };
}

/** Binds a navigation to the rule that says where it leads; refused, it leads to `failsAt` with the code. */
export function leads<TOperation extends AnyOperation>(
  operation: TOperation,
  failsAt: string,
  answer: (call: Call<InputOf<TOperation>>) => string,
): Rule {
  return { operation, answer, failsAt };
}
