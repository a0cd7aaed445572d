import type { ErrorCode } from '@archive-console/api-client';
import { Banner, ConfirmDialog, type NameToType } from '@archive-console/ui';
import type { UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '#shared/errors/has-code.ts';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';
import { useIsSlow } from '#shared/loading/use-is-slow.ts';
import { useIsShown } from '#shared/navigation/use-is-shown.ts';
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
  /** What settles a refusal: the way to what stands against it. */
  renderRefusalAction?: (refusal: unknown) => ReactNode;
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
  renderRefusalAction,
  children,
  ...question
}: DeleteDialogProps<TInput, TAnswer>) {
  const { t } = useTranslation(['objects', 'shell']);
  const isShown = useIsShown();
  const { run, isRunning, refusal, forget, leave } = useAction(mutation, {
    refusals: 'here',
    failed: () => t('delete.failed', { question: question.title }),
    done: () => done,
    reached: (error) => (hasCode(error, notFound) ? alreadyDeleted : undefined),
    onDone: () => isShown() && onDeleted(),
  });
  const isSlow = useIsSlow(isRunning);
  return (
    <ConfirmDialog
      {...question}
      isOpen={isOpen}
      tone="danger"
      onClose={() => {
        if (isRunning) leave();
        else forget();
        onClose();
      }}
      onConfirm={() => void run(input)}
      isBusy={isRunning}
      canLeave={isSlow}
      error={
        refusal === undefined ? undefined : (
          <RefusalBanner error={refusal} isAnnounced={false} action={renderRefusalAction?.(refusal)} />
        )
      }
      dependants={isOpen ? dependants : undefined}
      words={{
        cancel: isSlow ? t('delete.leave') : t('shell:action.cancel'),
        close: t('shell:action.close'),
      }}
    >
      {children}
      {isSlow && <Banner role="status" title={t('delete.slow')} />}
    </ConfirmDialog>
  );
}
