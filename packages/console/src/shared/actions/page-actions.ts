import type { MenuItem } from '@archive-console/ui';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type Services, useServices } from '#shared/runtime/services.ts';

/** What can be done with what a page shows: the object that is open, or the selection of its list. */
export interface PageActions {
  /** The object or the selection, as the menu of the same actions names it. */
  title: string;
  items: readonly MenuItem[];
}

/** The actions of the page on show. */
interface PageActionsStore {
  /** Adds the actions of one part of the page. Answers how to take them back. */
  offer(actions: PageActions): () => void;
  /** The same list until one is added or taken back. */
  current(): readonly PageActions[];
  subscribe(listener: () => void): () => void;
}

function createPageActions(): PageActionsStore {
  let offered: readonly PageActions[] = [];
  const listeners = new Set<() => void>();
  const put = (next: readonly PageActions[]) => {
    offered = next;
    for (const notify of listeners) notify();
  };
  return {
    offer(actions) {
      put([...offered, actions]);
      return () => put(offered.filter((other) => other !== actions));
    },
    current: () => offered,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const stores = new WeakMap<Services, PageActionsStore>();

function usePageActionsStore(): PageActionsStore {
  const services = useServices();
  const known = stores.get(services);
  if (known !== undefined) return known;
  const created = createPageActions();
  stores.set(services, created);
  return created;
}

/**
 * Gives the palette what can be done with what is on show, as long as it is on show. The palette is notified only
 * when it would show something else.
 */
export function useOfferPageActions(actions: PageActions | undefined): void {
  const { offer } = usePageActionsStore();
  const perform = useEffectEvent((id: string) => actions?.items.find((item) => item.id === id)?.onAction());
  const offered = useEffectEvent(
    (): PageActions | undefined =>
      actions && {
        title: actions.title,
        items: actions.items.map((item) => ({ ...item, onAction: () => perform(item.id) })),
      },
  );
  const shown = JSON.stringify([
    actions?.title,
    actions?.items.map(({ id, label, disabledReason }) => [id, label, disabledReason]),
  ]);
  useEffect(() => {
    const now = offered();
    return now && offer(now);
  }, [offer, shown]);
}

/** What the page on show offers. */
export function usePageActions(): readonly PageActions[] {
  const { subscribe, current } = usePageActionsStore();
  return useSyncExternalStore(subscribe, current);
}
