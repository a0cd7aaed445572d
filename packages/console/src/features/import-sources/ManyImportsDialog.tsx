import { type cancelImport, importSourceFilterOf, type InputOf } from '@archive-console/api-client';
import { Button, Dialog, ProgressBar, Stack, Text } from '@archive-console/ui';
import { type QueryClient, useMutation, type UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mayBeDone, noteLookedUp, wasLookedUp } from '#queries/write-outcome.ts';
import { useAction } from '#shared/actions/use-action.ts';
import { ExcludedRows, type Exclusion, NothingToDoDialog } from '#shared/bulk/ExcludedRows.tsx';
import { SelectedNames } from '#shared/bulk/SelectedNames.tsx';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';
import { useDirtyGuard } from '#shared/form/dirty-guard.ts';
import { LeaveQuestion } from '#shared/form/LeaveQuestion.tsx';
import { LoadFailed } from '#shared/loading/LoadFailed.tsx';
import { type Candidate, type SourceObject, useCandidates } from './use-candidates.ts';

type SourceSelection = InputOf<typeof cancelImport>;

interface ManyImportsDialogProps<TInput, TAnswer> {
  isOpen: boolean;
  onClose: () => void;
  sources: readonly SourceObject[];
  /** What decides which sources are meant, where all that match are. */
  matching?: object | undefined;
  /** Why a source is left out. */
  whyNot: (source: Candidate) => Exclusion | undefined;
  /** The write for what is chosen; `ids` are those that it is for, however they are named. */
  mutation: (ids: readonly string[]) => UseMutationOptions<TAnswer, Error, TInput>;
  /** How many it was done to, as the service may have passed over some: called after the answer. */
  countDone: (
    queryClient: QueryClient,
    ids: readonly string[],
    selection: SourceSelection,
  ) => Promise<number | undefined>;
  inputOf: (selection: SourceSelection) => TInput;
  words: {
    /** `name` is that of the first. */
    title: (count: number, name: string) => string;
    confirm: (count: number) => string;
    /** `count` is how many it was done to, undefined where that could not be read; `total` how many were meant. */
    done: (count: number | undefined, total: number, name: string) => string;
    none: (count: number) => string;
    excluded: string;
  };
  /** Why it cannot be sent as it is filled in. */
  whyNotSend?: string | undefined;
  /** What is asked besides, below the sources. */
  children?: ReactNode;
  /** Something was chosen there, which is not left unasked. @default false */
  isFilledIn?: boolean;
}

/** Which sources are meant, as the service takes it: by the filter of the list, or one by one. */
function selectionOf(sources: readonly SourceObject[], matching: object | undefined): SourceSelection {
  if (matching === undefined) return { selectionType: 'Ids', ids: sources.map(({ id }) => id) };
  const { filter, ...typed }: { filter?: string; importSourceType?: string; importSourceTaskState?: string } =
    matching;
  const { importSourceType } = typed;
  return {
    selectionType: 'Filter',
    ...(filter !== undefined && { filter }),
    // A list is filtered by types that are enumerated or served: whatever it was filtered by is one of them.
    ...importSourceFilterOf(typed, importSourceType === undefined ? [] : [importSourceType]),
  };
}

/**
 * Asks before imports of one or many sources are started or canceled: how many exactly, which are left out and why. One
 * write for all of them, sent once; where its answer is lost, it is looked up what became of it.
 */
export function ManyImportsDialog<TInput, TAnswer>({
  isOpen,
  onClose,
  sources,
  matching,
  whyNot,
  words,
  ...dialog
}: ManyImportsDialogProps<TInput, TAnswer>) {
  const { t } = useTranslation(['import-sources', 'shell', 'objects']);
  const unread = { reason: t('many.unread'), short: t('many.unread') };
  const candidates = useCandidates(isOpen, sources, whyNot, unread);
  const retry = candidates.phase === 'ready' ? candidates.retry : undefined;
  // By the filter, the service would take those too that could not be read.
  const filter = retry === undefined ? matching : undefined;
  const going = candidates.phase === 'ready' ? candidates.going : [];
  const excluded = candidates.phase === 'ready' ? candidates.excluded : [];
  const count = going.length;
  const name = going[0]?.displayName ?? sources[0]?.displayName ?? '';
  const ids = going.map(({ id }) => id);
  const { mutateAsync: send } = useMutation(dialog.mutation(ids));
  const { run, isRunning, refusal, forget, leave } = useAction(
    {
      mutationFn: async (selection: SourceSelection, { client }) => {
        const answer = await send(dialog.inputOf(selection));
        const done = { count: await dialog.countDone(client, ids, selection) };
        if (wasLookedUp(answer)) noteLookedUp(done);
        return done;
      },
    },
    {
      refusals: 'here',
      done: (_selection, done) => words.done(done.count, count, name),
      goOn: onClose,
    },
  );
  // What is being sent is not lost with the dialog.
  const guard = useDirtyGuard(isOpen && dialog.isFilledIn === true && !isRunning);
  if (candidates.phase === 'ready' && count === 0) {
    const none = words.none(sources.length);
    return <NothingToDoDialog isOpen={isOpen} onClose={onClose} title={none} excluded={excluded} />;
  }
  const close = () =>
    guard.close(() => {
      if (isRunning) leave();
      else forget();
      onClose();
    });
  // It may have been done: sent once more, it would be another import.
  const isUnknown = mayBeDone(refusal);
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        isDismissable={!isRunning}
        title={words.title(candidates.phase === 'ready' ? count : sources.length, name)}
        onSubmit={() => {
          if (count > 0 && dialog.whyNotSend === undefined && !isUnknown)
            void run(selectionOf(going, filter));
        }}
        actions={
          <>
            <Button onClick={close}>{isUnknown ? t('shell:action.close') : t('shell:action.cancel')}</Button>
            {count > 0 && !isUnknown && (
              <Button type="submit" design="primary" busy={isRunning} disabledReason={dialog.whyNotSend}>
                {words.confirm(count)}
              </Button>
            )}
          </>
        }
      >
        <Stack gap={16}>
          {refusal !== undefined && <RefusalBanner error={refusal} />}
          {candidates.phase === 'reading' && (
            <ProgressBar
              label={t('many.checking')}
              value={candidates.done / Math.max(1, sources.length)}
              valueText={t('objects:bulk.progress', { done: candidates.done, total: sources.length })}
            />
          )}
          {candidates.phase === 'failed' && (
            <LoadFailed error={candidates.error} onRetry={candidates.retry} />
          )}
          {count > 0 && (
            <>
              {filter === undefined ? (
                count > 1 && <SelectedNames names={going.map(({ displayName }) => displayName)} />
              ) : (
                <Text>{t('many.allMatching', { count: sources.length })}</Text>
              )}
              {dialog.children}
              <ExcludedRows rows={excluded} title={words.excluded} />
              {retry && <Button onClick={retry}>{t('many.readAgain')}</Button>}
            </>
          )}
        </Stack>
      </Dialog>
      <LeaveQuestion guard={guard} of="dialog" />
    </>
  );
}
