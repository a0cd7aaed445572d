import type { Page } from '@archive-console/api-client';
import { MultiPicker, type PickerWords, type PickOption } from '@archive-console/ui';
import { type UseQueryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fewAtOnce } from '#queries/few-at-once.ts';
import { placeInPages } from '#queries/paged-reads.ts';
import { useReportError } from '#shared/errors/use-report-error.ts';
import { useDirtyGuard } from '#shared/form/dirty-guard.ts';
import { LeaveQuestion } from '#shared/form/LeaveQuestion.tsx';
import { LoadFailed } from '#shared/loading/LoadFailed.tsx';
import { useDebounced } from '#shared/loading/use-debounced.ts';

/** What a dialog says where it asks for objects of a kind. */
export interface ObjectPickerProps {
  isOpen?: boolean;
  title: string;
  /** The action and how many it is for ("Add 3 members"). */
  confirm: (count: number) => string;
  /** Ids of those that are in already; left out while they are read. */
  alreadyIn: readonly string[] | undefined;
  /** What marks them. @default in the words of the noun */
  already?: string;
  /** Why another one cannot be chosen. */
  whyNot?: (id: string) => string | undefined;
  /** Why they could not be read. */
  alreadyFailed?: { error: unknown; onRetry: () => void } | undefined;
  /** Called with what is chosen, and with what lets the page be left without a question once it is saved. */
  onConfirm: (chosen: readonly PickOption[], release: () => void) => void;
  onClose: () => void;
  isBusy?: boolean;
  error?: ReactNode;
}

interface PickerSource<TRow> {
  /** A page of what matches a text. Pages count from 1. */
  matching: (text: string, page: number) => PickerQuery<TRow>;
  /** The one object that a pasted line names. */
  named: (line: string, signal: AbortSignal) => Promise<TRow | undefined>;
  optionOf: (row: TRow) => PickOption;
  words: Pick<
    PickerWords,
    'search' | 'already' | 'options' | 'empty' | 'noMatch' | 'loading' | 'waiting' | 'chooseFirst'
  > &
    Pick<PickerWords, 'pasteHint' | 'pasteFind' | 'pasteNotFound'> & {
      pasteFailed: (count: number) => string;
    };
}

type PickerKey = readonly [string, object?];
type PickerQuery<TRow> = UseQueryOptions<Page<TRow>, Error, Page<TRow>, PickerKey>;

/** Chooses objects of one kind, searched for by the service or pasted as a list. What cannot be chosen says why. */
export function ObjectPicker<TRow>({
  isOpen = true,
  title,
  confirm,
  alreadyIn,
  already: alreadyWords,
  whyNot,
  alreadyFailed,
  onConfirm,
  onClose,
  isBusy = false,
  error,
  matching,
  named,
  optionOf,
  words: { pasteFailed, ...words },
}: ObjectPickerProps & PickerSource<TRow>) {
  const { t } = useTranslation(['objects', 'area', 'shell']);
  const queryClient = useQueryClient();
  const report = useReportError();
  const [text, setText] = useState('');
  const [pasted, setPasted] = useState('');
  const [selected, setSelected] = useState<readonly PickOption[]>([]);
  const wanted = useDebounced(text).trim();
  const rows = useMatching(wanted, matching);
  const isLoading = rows.isLoading || alreadyIn === undefined || wanted !== text.trim();
  const failed = rows.error ? { error: rows.error, onRetry: rows.retry } : alreadyFailed;

  const marked = (row: TRow): PickOption => {
    const option = optionOf(row);
    const already = alreadyIn?.includes(option.id) ?? false;
    return {
      ...option,
      already,
      disabledReason: already ? undefined : (option.disabledReason ?? whyNot?.(option.id)),
    };
  };
  const lookUp = async (pastedLines: readonly string[], signal: AbortSignal) => {
    const lines = eachNameOnce(pastedLines);
    const answers = await Promise.allSettled(
      lines.map((line) => fewAtOnce(queryClient, () => named(line, signal))),
    );
    const failure = answers.find((answer) => answer.status === 'rejected');
    if (failure !== undefined && !signal.aborted) await report(failure.reason);
    const failedLines = lines.filter((_line, index) => answers[index]?.status === 'rejected');
    return {
      found: answers.flatMap((answer) =>
        answer.status === 'fulfilled' && answer.value !== undefined ? [marked(answer.value)] : [],
      ),
      notFound: lines.filter((_line, index) => {
        const answer = answers[index];
        return answer?.status === 'fulfilled' && answer.value === undefined;
      }),
      failed:
        failedLines.length === 0 ? undefined : { lines: failedLines, text: pasteFailed(failedLines.length) },
    };
  };

  // Another person may have added one since it was chosen.
  const chosen = selected.filter(({ id }) => !alreadyIn?.includes(id));
  const guard = useDirtyGuard(isOpen && (chosen.length > 0 || pasted.trim() !== ''));
  return (
    <>
      <MultiPicker
        isOpen={isOpen}
        title={title}
        onClose={() => guard.close(onClose)}
        query={text}
        onQuery={setText}
        count={alreadyIn === undefined ? 0 : rows.count}
        optionAt={(index) => {
          const row = rows.rowAt(index);
          return row && marked(row);
        }}
        onRange={rows.onRange}
        status={failed === undefined ? (isLoading ? 'loading' : 'ready') : 'failed'}
        failed={failed && <LoadFailed {...failed} />}
        selected={chosen}
        onSelected={setSelected}
        onConfirm={() => onConfirm(chosen, () => guard.release())}
        isBusy={isBusy}
        error={error}
        // What became of a line is only known beside what is in already.
        {...(alreadyIn !== undefined && { paste: lookUp })}
        pasted={pasted}
        onPasted={setPasted}
        words={{
          ...words,
          already: alreadyWords ?? words.already,
          confirm,
          clear: t('area:list.clearSearch'),
          selected: (number) => t('picker.selected', { number }),
          cancel: t('shell:action.cancel'),
          close: t('shell:action.close'),
          remove: (name) => t('picker.remove', { name }),
          showAll: (number) => t('picker.showAll', { number }),
          showFewer: t('picker.showFewer'),
          clearChosen: t('area:list.clearSelection'),
          undoClear: t('shell:action.undo'),
          pasteList: t('picker.pasteList'),
          pasteBack: t('picker.back'),
        }}
      />
      <LeaveQuestion guard={guard} of="dialog" />
    </>
  );
}

/** While the scroll bar is dragged nothing is asked. */
const SCROLL_MS = 60;

/** What matches a text, however many: the first page, and those that are looked at. */
function useMatching<TRow>(text: string, matching: (text: string, page: number) => PickerQuery<TRow>) {
  const [span, setSpan] = useState<readonly [from: number, to: number]>([1, 1]);
  const [from, to] = useDebounced(span, SCROLL_MS);
  const first = useQuery({ ...matching(text, 1), placeholderData: (previous) => previous });
  const isLoading = first.isPending || first.isPlaceholderData;
  const further = [...new Set([from, to])].filter((page) => page > 1 && !isLoading);
  const others = useQueries({ queries: further.map((page) => matching(text, page)) });
  const failed = [first, ...others].filter(({ isError }) => isError);
  return {
    count: first.data?.totalRows ?? 0,
    isLoading,
    rowAt: (index: number): TRow | undefined => {
      const { page, row } = placeInPages(index);
      return (page === 1 ? first : others[further.indexOf(page)])?.data?.rows[row];
    },
    /** Called with the places from 0 that are looked at, both included. */
    onRange: useCallback((start: number, end: number): void => {
      const [nextFrom, nextTo] = [placeInPages(start).page, placeInPages(end).page];
      setSpan((now) => (now[0] === nextFrom && now[1] === nextTo ? now : [nextFrom, nextTo]));
    }, []),
    error: failed[0]?.error,
    retry: () => void Promise.all(failed.map(({ refetch }) => refetch())),
  };
}

/** The lines of a list without those that name the same once more: upper and lower case are one name to the service. */
function eachNameOnce(lines: readonly string[]): string[] {
  return [...new Map(lines.toReversed().map((line) => [line.toLowerCase(), line])).values()].toReversed();
}
