import type { AnswerOf, AnyOperation, InputOf } from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';

/** What a service is found to hold after a write: what was wanted, with the answer that was lost as far as it can be read; or not. */
export type Found<TOperation extends AnyOperation> =
  | { isReached: true; answer: AnswerOf<TOperation> | undefined }
  | { isReached: false };

/** Reads what became of a write whose answer was lost. Throws where that cannot be found out. */
export type LookUp<TOperation extends AnyOperation> = (
  queryClient: QueryClient,
  input: InputOf<TOperation>,
  /** The ids of what others are known to have created: it is none of these. */
  others?: ReadonlySet<unknown>,
) => Promise<Found<TOperation>>;

/** Fetches a look-up: answers get lost seldom, and the first row does not wait for what is then read. */
export type LoadLookUp<TOperation extends AnyOperation> = () => Promise<LookUp<TOperation>>;
