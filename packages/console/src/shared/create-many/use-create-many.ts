import { isPassing } from '@archive-console/api-client';
import { useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { type BulkRow, isFailedOrUnclear } from '#shared/bulk/bulk-rows.ts';
import { useBulkOrder } from '#shared/bulk/use-bulk-order.ts';
import { useBulkRuns } from '#shared/bulk/use-bulk-runs.ts';
import { useIsHere } from '#shared/bulk/use-is-here.ts';
import { type DirtyGuard, useDirtyGuard } from '#shared/form/dirty-guard.ts';
import { type FormDraft, useDraft } from '#shared/form/use-draft.ts';
import { type CheckedRow, checkedRows } from './checked-rows.ts';
import { manyAction } from './many-action.ts';
import type { ManySpec } from './many-spec.ts';
import { MOST_ROWS, pastedTable, textsOf, withoutBlanks, withoutRows, withRows } from './pasted-table.ts';
import { useColumnWords } from './use-column-words.ts';
import type { Refusals } from './use-row-mistakes.ts';
import { useFoundObjects } from './use-found-objects.ts';

/** A list from which many objects are created, from the paste to what became of each row. */
export interface CreateMany<TValues extends object> {
  text: string;
  type(text: string): void;
  /** Takes the text of a file, and shows its rows. */
  takeFile(text: string): void;
  rowCount: number;
  /** Why the rows cannot be shown; undefined before that is asked for. */
  mistake: 'none' | 'tooMany' | undefined;
  /** Columns of the first row that nothing is known of. */
  unused: readonly string[];
  /** The rows are shown, checked. */
  isPreviewed: boolean;
  preview(): void;
  /** Back to the list as text. */
  change(): void;
  wrong: readonly CheckedRow<TValues>[];
  right: readonly CheckedRow<TValues>[];
  refusals: Refusals;
  remove(number: number): void;
  /** How many rows were removed by hand and can be put back. */
  removedCount: number;
  putBack(): void;
  found: ReturnType<typeof useFoundObjects>;
  /** Creates the rows that nothing is wrong with. */
  create(): void;
  /** How many were created from this list so far; undefined before the first run. */
  created: number | undefined;
  draft: FormDraft;
  guard: DirtyGuard;
  discard(): void;
}

const noRefusals: Refusals = new Map();
const noTexts: ReadonlyMap<number, string> = new Map();

export function useCreateMany<TValues extends object>(spec: ManySpec<TValues>): CreateMany<TValues> {
  const orderOf = useBulkOrder();
  const navigate = useNavigate();
  const { t } = useTranslation('create-many');
  const { search } = useLocation();
  const bulkRuns = useBulkRuns();
  const form = useForm({ defaultValues: { text: '' } });
  const draft = useDraft(form, ['text']);
  const text = useWatch({ control: form.control, name: 'text' });
  const [isAsked, setAsked] = useState(false);
  const [refusals, setRefusals] = useState(noRefusals);
  const [removed, setRemoved] = useState(noTexts);
  const guard = useDirtyGuard(text.trim() !== '' || removed.size > 0, draft);
  const [created, setCreated] = useState<readonly CheckedRow<TValues>[]>();
  const isHere = useIsHere();

  const { wordsOf, choiceWords } = useColumnWords();
  const table = useMemo(() => pastedTable(text, spec.columns, wordsOf), [text, spec, wordsOf]);
  const rowCount = table.rows.length;
  const isTooMany = rowCount > MOST_ROWS;
  const isPreviewed = isAsked && rowCount > 0 && !isTooMany;
  const objects = useFoundObjects(spec, isPreviewed ? table.rows : none);
  const { found } = objects;
  const rows = useMemo(
    () => (isPreviewed ? checkedRows(spec, table, { choiceWords, found, created: created ?? none }) : []),
    [isPreviewed, spec, table, choiceWords, found, created],
  );
  const isWrong = ({ number, mistakes }: CheckedRow<TValues>) => mistakes.length > 0 || refusals.has(number);
  const right = rows.filter((row) => !isWrong(row));

  const setText = (next: string) => form.setValue('text', next, { shouldDirty: true });
  function takeOut(numbers: readonly number[]): void {
    setText(withoutRows(form.getValues('text'), new Set(numbers)));
    if (numbers.length === rowCount) setAsked(false);
  }

  /** What was created goes from the list, so that nothing is ever created twice. */
  function take(ended: readonly BulkRow[]): boolean {
    if (!isHere.current) return false;
    draft.goOn();
    const done = ended.filter(({ outcome }) => outcome.state === 'done').map(({ id }) => Number(id));
    if (done.length === rowCount && removed.size === 0) {
      leaveToList();
      return true;
    }
    setCreated((before = []) => [...before, ...rows.filter(({ number }) => done.includes(number))]);
    setRefusals(
      new Map([
        ...refusals,
        ...ended.flatMap(({ id, outcome }) =>
          // What may have been created is looked at before it is created again.
          isFailedOrUnclear(outcome) && outcome.error !== undefined
            ? [[Number(id), outcome.error] as const]
            : [],
        ),
      ]),
    );
    takeOut(done);
    return true;
  }

  function leaveToList(): void {
    guard.release();
    void navigate({ pathname: spec.list(), search });
  }

  return {
    text,
    type(next) {
      setAsked(false);
      setText(next);
    },
    takeFile(next) {
      setText(next);
      setRemoved(noTexts);
      setAsked(true);
    },
    rowCount,
    mistake: isAsked ? (isTooMany ? 'tooMany' : rowCount === 0 ? 'none' : undefined) : undefined,
    unused: table.unused,
    isPreviewed,
    preview: () => setAsked(true),
    change() {
      setAsked(false);
      setRefusals(noRefusals);
      setText(withoutBlanks(text));
    },
    wrong: rows.filter(isWrong),
    right,
    refusals,
    remove(number) {
      setRemoved(new Map([...removed, ...textsOf(form.getValues('text'), [number])]));
      takeOut([number]);
    },
    removedCount: removed.size,
    putBack() {
      setText(withRows(form.getValues('text'), removed));
      setRemoved(noTexts);
      setAsked(true);
    },
    found: objects,
    create() {
      const byRow = Object.fromEntries(right.map(({ number, values }) => [number, values]));
      const numbers = right.map(({ number }) => number);
      const left = withoutRows(form.getValues('text'), new Set(numbers));
      // From here on the run has the rows: after a reload they go on with it, and none of them is created twice.
      draft.keepOnly({ text: numbers.length === rowCount ? '' : left });
      let isHandedOver = false;
      void bulkRuns.start({
        ...orderOf(manyAction(spec), byRow, right.length),
        rows: right.map(({ number, values }) => ({ id: `${number}`, ...spec.targetOf(values) })),
        dismissed: (ended) => !isHandedOver && take(ended),
        correct: {
          label: (error, count) =>
            isHandedOver || !isHere.current || isPassing(error) ? undefined : t('preview.correct', { count }),
        },
        // The rows are those of the run, whatever becomes of them; what is left of the list stays.
        putAside() {
          if (isHandedOver || !isHere.current) return;
          isHandedOver = true;
          draft.goOn();
          takeOut(numbers);
          if (numbers.length === rowCount && removed.size === 0) leaveToList();
        },
      });
    },
    created: created?.length,
    draft,
    guard,
    discard() {
      form.reset({ text: '' });
      setRemoved(noTexts);
    },
  };
}

const none = [] as const;
