import type { ErrorCode, Page } from '@archive-console/api-client';
import { LazyPart, type ListSelection, type MenuItem, noSelection, useOpening } from '@archive-console/ui';
import { useState } from 'react';
import type { Action } from '#shared/actions/action.ts';
import { useOfferPageActions } from '#shared/actions/page-actions.ts';
import { hasCode } from '#shared/errors/has-code.ts';
import { useWords } from '#shared/i18n/use-words.ts';
import type { ReadPage } from '#queries/read-all-pages.ts';
import type { ListedRow, ListWordKeys, PageRequest } from '#shared/list/list-spec.ts';
import { type RowSelection, useSelectedRows } from '#shared/list/selected-rows.ts';
import type { BulkOrderFor } from './bulk-dialog.ts';
import type { BulkOutcome } from './bulk-rows.ts';
import type { BulkTarget } from './bulk-target.ts';
import { BulkReading } from './BulkReading.tsx';
import { useBulkRuns } from './use-bulk-runs.ts';
import { useIsHere } from './use-is-here.ts';
import { useKeptSelection } from './use-kept-selection.ts';

export interface BulkDialogsProps<TRow extends ListedRow> {
  /** What is selected, and how everything that matches is read. */
  selection: RowSelection<TRow>;
  /** The page that is shown, once it is read, and what was asked for. */
  page: Page<TRow> | undefined;
  request: PageRequest;
  readPages: ReadPage<TRow>;
  /** What decides which rows match. */
  matching: object;
  words: Pick<ListWordKeys, 'title'>;
  /** The code that says that a row does not exist any more. */
  notFound: ErrorCode;
  /** What the bar of the selection offers: the palette offers it as well. */
  offered: readonly MenuItem[];
  /** The action that was asked for. */
  action: Action<TRow> | undefined;
  targetOf: (row: TRow) => BulkTarget;
  /** Asks for an action once more. */
  onAsk: (action: Action<TRow>) => void;
  onClose: () => void;
}

/** What opens over a list before a bulk action: first who or what is meant is read, then it is asked, then it runs row by row. */
export function BulkDialogs<TRow extends ListedRow>({
  selection,
  page,
  request,
  readPages,
  matching,
  words,
  notFound,
  offered,
  action,
  targetOf,
  onAsk,
  onClose,
}: BulkDialogsProps<TRow>) {
  const say = useWords();
  const bulkRuns = useBulkRuns();
  useOfferPageActions(
    selection.selection.mode === 'none' ? undefined : { title: say('area:list.bulkActions'), items: offered },
  );
  useKeptSelection(selection, page, request);
  const isAsked = action !== undefined;
  const { selected, retry } = useSelectedRows(isAsked, selection, readPages, (all) => {
    if (action?.many?.order === undefined) return;
    const order = action.many.order(all);
    if (order === undefined) leave();
    else start(order, all);
  });
  const rows = isAsked && selected.phase === 'ready' ? selected.rows : undefined;
  // The dialog stays mounted when it closes, so that it can give the focus back.
  const [last, setLast] = useState(action);
  if (isAsked && action.id !== last?.id) setLast(action);
  const dialog = last?.many?.dialog;
  const isHere = useIsHere();
  const [before, setBefore] = useState<unknown>();
  // What was chosen in it belongs to one opening.
  const opening = useOpening(rows !== undefined);

  function leave(): void {
    onClose();
    selection.onSelection(noSelection);
  }
  function start({ rows: own, correctLabel, ...order }: BulkOrderFor<TRow>, all: readonly TRow[]): void {
    const chosen = own ?? all;
    leave();
    setBefore(undefined);
    void bulkRuns.start({
      ...order,
      rows: chosen.map(targetOf),
      // Rows that were not reached are selected again: something can be done about them.
      dismissed(ended) {
        const open = ended.filter(({ outcome }) => isStillToDo(outcome, notFound));
        const ids = new Set(open.map(({ id }) => id));
        selection.selectRows(chosen.filter(({ id }) => ids.has(id)));
        return true;
      },
      correct: correctLabel &&
        action && {
          label: (...failed) => (isHere.current ? correctLabel(...failed) : undefined),
          start() {
            setBefore(order.origin?.choice);
            onAsk(action);
          },
        },
    });
  }
  return (
    <>
      <BulkReading
        // Rows chosen one by one are known at once.
        isOpen={isAsked && rows === undefined && selection.selection.mode === 'all-matching'}
        words={words}
        selected={selected}
        onRetry={retry}
        onClose={onClose}
      />
      {dialog !== undefined && (
        <LazyPart
          key={opening}
          of={dialog}
          wanted={isAsked || dialog.current() !== undefined}
          onFailed={onClose}
          props={() => ({
            isOpen: rows !== undefined,
            before,
            rows: rows ?? [],
            matching: isAllMatching(selection.selection) ? matching : undefined,
            onStart: (order) => start(order, rows ?? []),
            onClose() {
              setBefore(undefined);
              onClose();
            },
          })}
        />
      )}
    </>
  );
}

/** Whether none of the rows that match was taken out of the selection again. */
const isAllMatching = (selection: ListSelection) =>
  selection.mode === 'all-matching' && selection.ids.length === 0;

/** Failed or not begun. What has been deleted since cannot be selected. */
function isStillToDo(outcome: BulkOutcome, notFound: ErrorCode): boolean {
  if (outcome.state === 'skipped' || outcome.state === 'unclear') return true;
  return outcome.state === 'failed' && !hasCode(outcome.error, notFound);
}
