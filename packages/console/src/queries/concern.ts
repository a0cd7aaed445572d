import type { QueryKey } from '@tanstack/react-query';
import type { About, OperationName } from './change.ts';

/** Which reads a change makes stale: those of its operations that name one of its objects, or no object at all. */
export interface Concern {
  operations: readonly OperationName[];
  /** Ids by field, as in {@link About}; sets, because a bulk run names ten thousand. */
  about: Map<string, Set<string>>;
}

export function concernOf(operations: readonly OperationName[], about: About): Concern {
  const concern: Concern = { operations, about: new Map() };
  extendConcern(concern, about);
  return concern;
}

/** It is about these objects, too. */
export function extendConcern({ about }: Concern, more: About): void {
  for (const [field, ids] of Object.entries(more)) {
    const known = about.get(field) ?? new Set();
    about.set(field, known);
    for (const id of ids) known.add(id);
  }
}

/** A read is about something else where it names another object in a field that the change names. */
export function concerns({ operations, about }: Concern, [name, input]: QueryKey): boolean {
  return (
    operations.includes(name as OperationName) &&
    [...about].every(([field, ids]) => {
      const named = (input as Record<string, unknown> | undefined)?.[field];
      return typeof named !== 'string' || ids.has(named);
    })
  );
}

/** The objects it is about, each with the field that names it: `userId` and its value. */
export function objectsOf({ about }: Concern): string[] {
  return [...about].flatMap(([field, ids]) => [...ids].map((id) => objectIn(field, id)));
}

export const objectIn = (field: string, id: string) => `${field} ${id}`;
