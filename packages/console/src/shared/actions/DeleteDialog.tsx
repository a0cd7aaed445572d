import type { ErrorCode } from '@archive-console/api-client';
import { ConfirmDialog, type NameToType } from '@archive-console/ui';
import type { UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '#shared/errors/has-code.ts';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';
import type { ObjectDialogProps } from './action.ts';
import { useAction } from './use-action.ts';

interface DeleteDialogProps<TInput, TAnswer> extends Omit<ObjectDialogProps<unknown>, 'object'> {
  /** Names the object ("Delete Jonas Petersen?"). */
  title: string;
  /** The action and its object ("Delete user"). */
  confirmLabel: string;
  /** What is lost with it. */
  children: ReactNode;
  /** What depends on the object (third rung); drawn, and read, only while the dialog is open. */
  dependants?: ReactNode;
  /** The name to type (fourth rung). */
  typedName?: NameToType | undefined;
  mutation: UseMutationOptions<TAnswer, Error, TInput>;
  input: TInput;
  /** The code that says that the object is deleted already. */
  notFound: ErrorCode;
  done: string;
  alreadyDeleted: string;
}

/** Asks before an object is deleted, on the rungs 2 to 4 of the confirmation ladder, and deletes it. */
export function DeleteDialog<TInput, TAnswer>({
  isOpen,
  onClose,
  onDeleted,
  dependants,
  mutation,
  input,
  notFound,
  done,
  alreadyDeleted,
  ...question
}: DeleteDialogProps<TInput, TAnswer>) {
  const { t } = useTranslation();
  const { run, isRunning, refusal, forget } = useAction(mutation, {
    refusals: 'here',
    done: () => done,
    reached: (error) => (hasCode(error, notFound) ? alreadyDeleted : undefined),
    onDone: onDeleted,
  });
  return (
    <ConfirmDialog
      {...question}
      isOpen={isOpen}
      tone="danger"
      onClose={() => {
        forget();
        onClose();
      }}
      onConfirm={() => void run(input)}
      isBusy={isRunning}
      error={refusal === undefined ? undefined : <RefusalBanner error={refusal} isAnnounced={false} />}
      dependants={isOpen ? dependants : undefined}
      words={{ cancel: t('action.cancel'), close: t('action.close') }}
    />
  );
}
