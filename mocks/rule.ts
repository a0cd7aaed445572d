import type { AnyOperation, InputOf, User, WireAnswerOf } from '@archive-console/api-client';
import type { World } from './world.ts';

/** What a rule has to decide by. */
export interface Call<TInput> {
  readonly world: World;
  /** What was sent, checked against the operation. */
  readonly input: TInput;
  /** Who asks. Refuses where nobody is signed in. */
  me(): User;
  /** Signs the browser that asks in, and answers its bearer token. */
  signIn(userId: string, remembered: boolean): string;
  /** A bearer token of the session that asks. */
  token(): string;
  signOut(): void;
}

/** How one operation is answered. */
export interface Rule {
  readonly operation: AnyOperation;
  readonly answer: (call: Call<never>) => unknown;
}

type RuleAnswer<TOperation> = [WireAnswerOf<TOperation>] extends [undefined]
  ? void
  : WireAnswerOf<TOperation>;

/** Binds an operation to the rule that answers it; what it takes and answers follow from the operation. */
export function rule<TOperation extends AnyOperation>(
  operation: TOperation,
  answer: (call: Call<InputOf<TOperation>>) => RuleAnswer<TOperation>,
): Rule {
  return { operation, answer };
}
