import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import * as v from 'valibot';
import { ensureWords, type Namespace } from '#shared/i18n/i18n.ts';
import type { BulkOrder, BulkOrigin, CorrectLabel } from './bulk-order.ts';
import type { RunState } from './bulk-run.ts';

/** What an order knows of itself beside its rows. */
export interface OrderWithoutRows extends Omit<
  BulkOrder,
  'rows' | 'excluded' | 'origin' | 'dismissed' | 'correct' | 'putAside'
> {
  /** What it is called to choose anew, where what was chosen is why a row failed. */
  correctLabel?: CorrectLabel;
}

/** What an order is made with. */
export interface OrderContext {
  queryClient: QueryClient;
  i18n: i18n;
  /** For how many rows. */
  count: number;
}

/** All of them, by area and name. A name is stored: what is meant by it never changes. */
export type ResumableId =
  | `${'users' | 'groups' | 'mailboxes' | 'email-addresses'}.${'delete' | 'createMany'}`
  | `archive-policies.${'delete' | 'switch'}`
  | 'access-tokens.revoke'
  | `users.${'addRoles' | 'removeRoles' | 'addToGroups' | 'leaveGroups'}`
  | 'groups.removeMembers'
  | `mailboxes.${'changeOwner' | 'addDelegates' | 'removeDelegates'}`;

/**
 * An action for many that goes on after a reload: what was chosen for it can be stored, and its order made again from
 * that. Declared once: dialogs order by it, and `resumable-actions.ts` finds it again.
 */
export interface ResumableAction<TChoice = unknown> {
  id: ResumableId;
  /** The files of its words. */
  words: readonly Namespace[];
  /** What was chosen. What is stored is not trusted. */
  choice: v.GenericSchema<unknown, TChoice>;
  order(choice: TChoice, context: OrderContext): OrderWithoutRows;
}

/** Declares one. */
export const resumable = <TChoice>(action: ResumableAction<TChoice>): ResumableAction<TChoice> => action;

/** Makes the order of an action for what was chosen, now. */
export function orderOf<TChoice>(
  action: ResumableAction<TChoice>,
  choice: TChoice,
  context: OrderContext,
): OrderWithoutRows & { origin: BulkOrigin } {
  return { ...action.order(choice, context), origin: { action: action.id, choice } };
}

/** Makes an order again from what is stored of it, for so many rows. */
export type Resume = (origin: BulkOrigin, count: number) => Promise<OrderWithoutRows>;

/** @param load fetches the action of an id; undefined where there is none any more */
export function resumeWith(
  { queryClient, i18n }: Pick<OrderContext, 'queryClient' | 'i18n'>,
  load: (id: string) => Promise<ResumableAction | undefined>,
): Resume {
  return async ({ action: id, choice }, count) => {
    const action = await load(id);
    if (action === undefined) throw new Error(`The stored bulk action ${id} is not known to this version.`);
    await ensureWords(i18n, ...action.words);
    return action.order(v.parse(action.choice, choice), { queryClient, i18n, count });
  };
}

/** The order of a run that was begun by a page before this one. */
export async function orderAgain(
  { origin, rows: { all } }: Pick<RunState, 'origin' | 'rows'>,
  resume: Resume | undefined,
): Promise<BulkOrder> {
  if (origin === undefined || resume === undefined)
    throw new Error('This bulk run cannot go on: it is not known how its order is made again.');
  const rows = all.filter(({ outcome }) => outcome.state !== 'excluded');
  const excluded = all.flatMap(({ outcome, ...row }) =>
    outcome.state === 'excluded' ? [{ ...row, reason: outcome.reason }] : [],
  );
  return { ...(await resume(origin, rows.length)), origin, rows, excluded };
}
