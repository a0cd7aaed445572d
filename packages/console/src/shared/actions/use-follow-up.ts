import { type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useReportError } from '#shared/errors/use-report-error.ts';
import { useServices } from '#shared/runtime/services.ts';
import { noteFailure, takeBackFailures } from './failure-messages.ts';

/** What is said of a write that follows another. */
interface FollowUpWords {
  /** That it is left to do. */
  left: string;
  /** That it succeeded after all. */
  done: string;
}

type FollowUp = <TInput, TAnswer>(
  mutation: UseMutationOptions<TAnswer, Error, TInput>,
  input: TInput,
  words: FollowUpWords,
) => Promise<void>;

/**
 * Does what belongs to an object that was created a moment ago. What fails does not take back the object: it is said,
 * and its message offers to try it again.
 */
export function useFollowUp(): FollowUp {
  const { t } = useTranslation('shell');
  const { toasts } = useServices();
  const queryClient = useQueryClient();
  const report = useReportError();
  return async (mutation, input, { left, done }) => {
    const tried = [mutation.mutationKey, input];
    const attempt = async (isAgain: boolean): Promise<void> => {
      try {
        await queryClient.getMutationCache().build(queryClient, mutation).execute(input);
        takeBackFailures(toasts, tried, { title: left });
        if (isAgain) toasts.show({ tone: 'success', title: done });
      } catch (error) {
        // The next message says it anew.
        takeBackFailures(toasts, tried, { title: left });
        const action = { label: t('action.retry'), onAction: () => void attempt(true) };
        noteFailure(toasts, tried, await report(error, { title: left, action }));
      }
    };
    await attempt(false);
  };
}
