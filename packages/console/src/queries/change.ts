import type * as contract from '@archive-console/api-client';
import type { AnswerOf, AnyOperation, InputOf } from '@archive-console/api-client';

type Contract = typeof contract;

/**
 * The name of an operation, which is also what it is exported as. Tables hold names: the operations themselves would
 * come with the first screen.
 */
export type OperationName = {
  [Name in keyof Contract]: Contract[Name] extends AnyOperation ? Name : never;
}[keyof Contract];

/** The objects a change is about: ids, by the field that names them in reads. Empty: it may be about anything. */
export type About = Readonly<Record<string, readonly string[]>>;

/** One kind of change to a noun. Mutation, bulk run and hub event read the same one. */
export interface Change<TOperation extends AnyOperation = AnyOperation> {
  /** The reads that it makes stale. */
  readonly invalidates: readonly OperationName[];
  /** Those of them that the hub's event of another noun names object by object: the event of this noun leaves them. */
  readonly notifiedApart?: readonly OperationName[];
  /** The objects it is about; reads that name others are not stale. Called without the answer while the write is under way. */
  about?(input: InputOf<TOperation>, answer?: AnswerOf<TOperation>): About | undefined;
  /** Given where it deletes one object: the id, in every field that names it in reads, and the read of the object. */
  deletes?(input: InputOf<TOperation>): { names: object; read: OperationName };
}

/** The kinds of change to one noun, of any operation. */
export type Changes = Readonly<Record<string, Change<never>>>;
