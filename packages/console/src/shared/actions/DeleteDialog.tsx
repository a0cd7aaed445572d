import type { ErrorCode } from '@archive-console/api-client';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '#shared/errors/has-code.ts';
import { useIsShown } from '#shared/navigation/use-is-shown.ts';
import type { ObjectDialogProps } from './action.ts';
import { AskedAction } from './AskedAction.tsx';

type Question<TInput, TAnswer> = ComponentProps<typeof AskedAction<TInput, TAnswer>>;

interface Named {
  /** What the object is called: in the question, and in the message of success. */
  name: string;
  words?: never;
}

interface InOwnWords {
  name?: never;
  /** Where the object is not deleted but revoked. */
  words: { title: string; done: string; already: string };
}

type DeleteDialogProps<TInput, TAnswer> = Omit<ObjectDialogProps<unknown>, 'object'> &
  Omit<Question<TInput, TAnswer>, 'title' | 'confirm' | 'done' | 'tone' | 'reached' | 'onDone'> &
  (Named | InOwnWords) & {
    /** The action and its object ("Delete user"). */
    confirmLabel: string;
    /** The code that says that the object is deleted already. */
    notFound: ErrorCode;
  };

/** Asks before an object is deleted, and deletes it. */
export function DeleteDialog<TInput, TAnswer>({
  onDeleted,
  name,
  confirmLabel,
  notFound,
  words,
  ...question
}: DeleteDialogProps<TInput, TAnswer>) {
  const { t } = useTranslation('objects');
  const isShown = useIsShown();
  const { title, done, already } = words ?? {
    title: t('delete.title', { name }),
    done: t('delete.deleted', { name }),
    already: t('delete.alreadyDeleted', { name }),
  };
  return (
    <AskedAction
      {...question}
      title={title}
      done={done}
      confirm={confirmLabel}
      tone="danger"
      reached={(error) => (hasCode(error, notFound) ? already : undefined)}
      onDone={() => isShown() && onDeleted()}
    />
  );
}
