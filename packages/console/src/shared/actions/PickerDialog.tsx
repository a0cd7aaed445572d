import type { PickOption } from '@archive-console/ui';
import { useMutation, type UseMutationOptions, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';
import type { ObjectPickerProps } from '#shared/list/ObjectPicker.tsx';
import { useLeavePage } from '#shared/navigation/came-from.ts';
import { useAction } from './use-action.ts';

interface PickerDialogProps<TInput, TAnswer, TRead> extends Pick<
  ObjectPickerProps,
  'title' | 'confirm' | 'already' | 'whyNot'
> {
  picker: ComponentType<ObjectPickerProps>;
  /** The ids of those that are in already, read before anything can be chosen. */
  alreadyIn: UseQueryOptions<TRead, Error, string[], readonly [string, object?]>;
  mutation: UseMutationOptions<TAnswer, Error, TInput>;
  /** Takes the same input, and takes it back. */
  inverse: UseMutationOptions<TAnswer, Error, TInput>;
  inputOf: (ids: string[]) => TInput;
  /** The message of success, with the name of the first that was added. */
  done: (count: number, first: string) => string;
  /** The page below the dialog. */
  page: string;
}

interface Confirmed {
  chosen: readonly PickOption[];
  release: () => void;
}

/** A dialog with an address of its own that adds chosen objects to another one: members, groups, delegates. */
export function PickerDialog<TInput, TAnswer, TRead>({
  picker: Picker,
  alreadyIn: known,
  mutation,
  inverse,
  inputOf,
  done,
  page,
  ...words
}: PickerDialogProps<TInput, TAnswer, TRead>) {
  const { t } = useTranslation('objects');
  const { data: alreadyIn, error, refetch } = useQuery(known);
  const close = useLeavePage(page, true);
  const { mutateAsync: add } = useMutation(mutation);
  const { mutateAsync: takeBack } = useMutation(inverse);
  const inputFor = ({ chosen }: Confirmed) => inputOf(chosen.map(({ id }) => id));
  const { run, isRunning, refusal } = useAction(
    { mutationFn: (confirmed: Confirmed) => add(inputFor(confirmed)) },
    {
      refusals: 'here',
      tried: (confirmed) => [mutation.mutationKey, inputFor(confirmed)],
      failed: () => t('delete.failed', { question: words.title }),
      undo: (confirmed) => takeBack(inputFor(confirmed)),
      done: ({ chosen }) => done(chosen.length, chosen[0]?.name ?? ''),
      onDone: ({ release }) => release(),
      goOn: close,
    },
  );
  return (
    <Picker
      {...words}
      alreadyIn={alreadyIn}
      alreadyFailed={
        alreadyIn === undefined && error !== null ? { error, onRetry: () => void refetch() } : undefined
      }
      onConfirm={(chosen, release) => void run({ chosen, release })}
      onClose={close}
      isBusy={isRunning}
      error={refusal !== undefined && <RefusalBanner error={refusal} />}
    />
  );
}
