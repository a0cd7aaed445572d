import { Banner, ConfirmDialog, type NameToType } from '@archive-console/ui';
import type { UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';
import { useIsSlow } from '#shared/loading/use-is-slow.ts';
import { type ActionOptions, useAction } from './use-action.ts';

interface AskedActionProps<TInput, TAnswer> extends Pick<ActionOptions<TInput, TAnswer>, 'reached'> {
  isOpen: boolean;
  onClose: () => void;
  mutation: UseMutationOptions<TAnswer, Error, TInput>;
  input: TInput;
  title: string;
  /** The action and its object. */
  confirm: string;
  /** The message of success. Left out where what follows says it: then the dialog waits for the answer. */
  done?: string;
  tone: 'danger' | 'neutral';
  /** Why the service would refuse it, as far as that is known. */
  disabledReason?: string | undefined;
  /** What depends on the object (third rung); drawn, and read, only while the dialog is open. */
  dependants?: ReactNode;
  /** The name to type (fourth rung). */
  typedName?: NameToType | undefined;
  /** After success. @default it closes */
  onDone?: () => void;
  /** What settles a refusal: the way to what stands against it. */
  renderRefusalAction?: ((refusal: unknown) => ReactNode) | undefined;
  /** What it means. */
  children: ReactNode;
}

/**
 * Asks before something is done that the service cannot take back, on the rungs 2 to 4 of the confirmation ladder. A
 * wait that takes long may be left: a message then says how it ended.
 */
export function AskedAction<TInput, TAnswer>({
  isOpen,
  onClose,
  mutation,
  input,
  confirm,
  done,
  reached,
  dependants,
  onDone = onClose,
  renderRefusalAction,
  children,
  ...question
}: AskedActionProps<TInput, TAnswer>) {
  const { t } = useTranslation(['objects', 'shell']);
  const { run, isRunning, refusal, forget, leave } = useAction(mutation, {
    refusals: 'here',
    failed: () => t('delete.failed', { question: question.title }),
    ...(done !== undefined && { done: () => done }),
    ...(reached !== undefined && { reached }),
    onDone,
  });
  const isSlow = useIsSlow(isRunning);
  const canLeave = isSlow && done !== undefined;
  return (
    <ConfirmDialog
      {...question}
      isOpen={isOpen}
      onClose={() => {
        if (isRunning) leave();
        else forget();
        onClose();
      }}
      confirmLabel={confirm}
      onConfirm={() => void run(input)}
      isBusy={isRunning}
      canLeave={canLeave}
      error={
        refusal === undefined ? undefined : (
          <RefusalBanner error={refusal} isAnnounced={false} action={renderRefusalAction?.(refusal)} />
        )
      }
      dependants={isOpen ? dependants : undefined}
      words={{
        cancel: canLeave ? t('delete.leave') : t('shell:action.cancel'),
        close: t('shell:action.close'),
      }}
    >
      {children}
      {isSlow && <Banner role="status" title={canLeave ? t('delete.slow') : t('shell:waiting.text')} />}
    </ConfirmDialog>
  );
}
