/** Who belongs to what: members of groups, delegates of mailboxes, roles of users. */
export interface Links {
  of(holderId: string): ReadonlySet<string>;
  add(holderId: string, ids: Iterable<string>): void;
  remove(holderId: string, ids: Iterable<string>): void;
  /** Who holds this one. */
  holdersOf(id: string): string[];
  /** Ends every link with this one, on either side, and answers who held it. */
  forget(id: string): string[];
}

const NOTHING: ReadonlySet<string> = new Set();

export function createLinks(): Links {
  const byHolder = new Map<string, Set<string>>();
  const holdersOf = (id: string) => [...byHolder].filter(([, ids]) => ids.has(id)).map(([holder]) => holder);

  function remove(holderId: string, ids: Iterable<string>): void {
    for (const id of ids) byHolder.get(holderId)?.delete(id);
  }

  return {
    of: (holderId) => byHolder.get(holderId) ?? NOTHING,
    add(holderId, ids) {
      const held = byHolder.get(holderId) ?? new Set();
      byHolder.set(holderId, held);
      for (const id of ids) held.add(id);
    },
    remove,
    holdersOf,
    forget(id) {
      byHolder.delete(id);
      const holders = holdersOf(id);
      for (const holder of holders) remove(holder, [id]);
      return holders;
    },
  };
}
