import { CloseIcon, IconButton, type ListColumn } from '@archive-console/ui';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ResumableRemoval } from '#shared/bulk/resumable-removal.ts';
import { useBulkOrder } from '#shared/bulk/use-bulk-order.ts';
import type { ListedRow } from '#shared/list/list-spec.ts';
import type { Action } from './action.ts';
import { useAction } from './use-action.ts';
import { useTakeBack } from './use-take-back.ts';

export interface RemovalOptions<TRow extends ListedRow, TInput, TRemoved, TPutBack> {
  remove: UseMutationOptions<TRemoved, Error, TInput>;
  putBack: UseMutationOptions<TPutBack, Error, TInput>;
  inputOf: (ids: string[]) => TInput;
  /** The object that rows are parted from. */
  from: { id: string; name: string };
  /** How many of them are. */
  many: ResumableRemoval;
  nameOf: (row: TRow) => string;
  /** Why the service would refuse it. */
  whyNot: (row: TRow) => string | undefined;
  words: {
    /** Heads the column of buttons. */
    header: string;
    /** Names the button of one row. */
    one: (name: string) => string;
    /** The action for a selection. */
    many: string;
    /** What is said where one could not be removed. */
    failed?: (name: string) => string;
    /** What is said when it is done; the name is that of the first. */
    removed: (count: number, name: string) => string;
  };
}

/**
 * Takes rows out of a list that they can be put back into: groups of a user, members of a group. Done at once, one or
 * many, with an undo in the message (confirmation ladder, rung 1).
 */
export function useRemoval<TRow extends ListedRow, TInput, TRemoved, TPutBack>({
  remove,
  putBack,
  inputOf,
  from,
  many,
  nameOf,
  whyNot,
  words,
}: RemovalOptions<TRow, TInput, TRemoved, TPutBack>): { column: ListColumn<TRow>; action: Action<TRow> } {
  const { t } = useTranslation();
  const takeBack = useTakeBack();
  const orderOf = useBulkOrder();
  const { mutateAsync: removeNow } = useMutation(remove);
  const { mutateAsync: putBackNow } = useMutation(putBack);
  const removal = useAction(
    { mutationFn: (row: TRow) => removeNow(inputOf([row.id])) },
    {
      tried: (row) => [remove.mutationKey, inputOf([row.id])],
      done: (row) => words.removed(1, nameOf(row)),
      failed: words.failed && ((row) => words.failed?.(nameOf(row)) ?? ''),
      undo: (row) => putBackNow(inputOf([row.id])),
    },
  );
  const removing = new Set(removal.running.map(({ id }) => id));

  return {
    column: {
      id: 'remove',
      header: words.header,
      headerHidden: true,
      hideable: false,
      width: '52px',
      align: 'end',
      card: 'action',
      cell: (row) => (
        <IconButton
          icon={CloseIcon}
          label={words.one(nameOf(row))}
          busy={removing.has(row.id)}
          disabledReason={whyNot(row)}
          onClick={() => void removal.run(row)}
        />
      ),
    },
    action: {
      id: 'remove',
      icon: CloseIcon,
      label: words.many,
      many: {
        order(selected) {
          const rows = selected.filter((row) => whyNot(row) === undefined);
          const [first] = rows;
          if (first === undefined) return undefined;
          return {
            ...orderOf(many, { ...from, first: nameOf(first) }, rows.length),
            rows,
            undo: {
              label: t('action.undo'),
              act(done) {
                const removed = inputOf(done.map(({ id }) => id));
                void takeBack(() => putBackNow(removed), words.removed(done.length, done[0]?.name ?? ''));
              },
            },
          };
        },
      },
    },
  };
}
