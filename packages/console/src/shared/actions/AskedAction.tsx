import { ConfirmDialog, type NameToType } from '@archive-console/ui';
import type { UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';
import { useAction } from './use-action.ts';

interface AskedActionProps<TAnswer> {
  isOpen: boolean;
  onClose: () => void;
  mutation: UseMutationOptions<TAnswer, Error, undefined>;
  title: string;
  /** The action and its object. */
  confirm: string;
  /** The message of success. Left out where what follows says it. */
  done?: string;
  tone: 'danger' | 'neutral';
  /** The name to type (fourth rung). */
  typedName?: NameToType;
  /** After success. @default it closes */
  onDone?: () => void;
  /** What it means. */
  children: ReactNode;
}

/** Asks before something is done that the service cannot take back and that deletes no object. */
export function AskedAction<TAnswer>({
  isOpen,
  onClose,
  mutation,
  confirm,
  done,
  onDone = onClose,
  children,
  ...question
}: AskedActionProps<TAnswer>) {
  const { run, isRunning, refusal, forget } = useAction(mutation, {
    refusals: 'here',
    ...(done !== undefined && { done: () => done }),
    onDone,
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
      onConfirm={() => void run(undefined)}
      isBusy={isRunning}
      error={refusal === undefined ? undefined : <RefusalBanner error={refusal} isAnnounced={false} />}
    >
      {children}
    </ConfirmDialog>
  );
}
