import { ConfirmDialog } from '@archive-console/ui';
import type { UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAction } from '#shared/actions/use-action.ts';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';

interface AskedActionProps<TAnswer> {
  isOpen: boolean;
  onClose: () => void;
  mutation: UseMutationOptions<TAnswer, Error, void>;
  title: string;
  /** The action and its object. */
  confirm: string;
  /** The message of success. Left out where what follows says it. */
  done?: string;
  tone: 'danger' | 'neutral';
  /** What it means. */
  children: ReactNode;
}

/** Asks before something about one's own account is done that the service cannot take back. */
export function AskedAction<TAnswer>({
  isOpen,
  onClose,
  mutation,
  confirm,
  done,
  children,
  ...question
}: AskedActionProps<TAnswer>) {
  const { run, isRunning, refusal, forget } = useAction(mutation, {
    refusals: 'here',
    ...(done !== undefined && { done: () => done }),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      {...question}
      isOpen={isOpen}
      onClose={() => {
        forget();
        onClose();
      }}
      confirmLabel={confirm}
      onConfirm={() => void run()}
      isBusy={isRunning}
      error={refusal === undefined ? undefined : <RefusalBanner error={refusal} isAnnounced={false} />}
    >
      {children}
    </ConfirmDialog>
  );
}
