import type { ErrorCode } from '@archive-console/api-client';
import type { ComponentProps } from 'react';
import { hasCode } from '#shared/errors/has-code.ts';
import { useIsShown } from '#shared/navigation/use-is-shown.ts';
import type { ObjectDialogProps } from './action.ts';
import { AskedAction } from './AskedAction.tsx';

type Question<TInput, TAnswer> = ComponentProps<typeof AskedAction<TInput, TAnswer>>;

interface DeleteDialogProps<TInput, TAnswer>
  extends
    Omit<ObjectDialogProps<unknown>, 'object'>,
    Omit<Question<TInput, TAnswer>, 'confirm' | 'tone' | 'reached' | 'onDone'> {
  /** The action and its object ("Delete user"). */
  confirmLabel: string;
  /** The code that says that the object is deleted already. */
  notFound: ErrorCode;
  done: string;
  alreadyDeleted: string;
}

/** Asks before an object is deleted, and deletes it. */
export function DeleteDialog<TInput, TAnswer>({
  onDeleted,
  confirmLabel,
  notFound,
  alreadyDeleted,
  ...question
}: DeleteDialogProps<TInput, TAnswer>) {
  const isShown = useIsShown();
  return (
    <AskedAction
      {...question}
      confirm={confirmLabel}
      tone="danger"
      reached={(error) => (hasCode(error, notFound) ? alreadyDeleted : undefined)}
      onDone={() => isShown() && onDeleted()}
    />
  );
}
