import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import { authenticationQueries } from '#queries/authentication.ts';
import { useServices } from '#shared/runtime/services.ts';
import { type Draft, type KeptField, type KeptValue, readDraft, writeDraft } from './drafts.ts';

/** What was typed into a form, kept until it is saved or left: a reload of the tab loses nothing. */
export interface FormDraft {
  /** The form shows what was typed before the page was loaded. */
  isRestored: boolean;
  /** It has served: the form is saved or left. */
  forget(): void;
  /** Until it goes on, only this is kept: something else has the rest. */
  keepOnly(values: Readonly<Record<string, KeptValue>>): void;
  goOn(): void;
}

/**
 * Keeps what is typed into these fields of a form, and puts it back when the page is loaded anew. Call it right after
 * the form is made, and hand it to `useDirtyGuard`, which knows when it has served.
 */
export function useDraft<TValues extends FieldValues>(
  form: UseFormReturn<TValues>,
  fields: readonly KeptField<TValues>[],
): FormDraft {
  const { queryClient, storage } = useServices();
  const [page] = useState(useLocation().pathname);
  const person = queryClient.getQueryData(authenticationQueries.session().queryKey)?.userId ?? '';
  const [found] = useState(() => {
    const now = form.getValues();
    const draft = readDraft(
      storage,
      person,
      page,
      Object.fromEntries(fields.map((field) => [field, now[field]])),
    );
    // The form begins as it did then: who keeps up with changes made elsewhere sees what has changed since.
    if (draft !== undefined) form.reset({ ...now, ...valuesOf(draft, 0) });
    return draft;
  });
  const values = form.watch();
  const { dirtyFields, defaultValues } = form.formState;
  const isPutBack = useRef(found === undefined);
  const isOver = useRef(false);

  useEffect(() => {
    if (isOver.current) return;
    if (!isPutBack.current) {
      isPutBack.current = true;
      for (const [field, typed] of Object.entries(valuesOf(found ?? {}, 1))) {
        const options = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
        form.setValue(field as Path<TValues>, typed as PathValue<TValues, Path<TValues>>, options);
      }
      return;
    }
    const isDirty = dirtyFields as Partial<Record<string, unknown>>;
    const before = defaultValues as Record<string, KeptValue>;
    const typed = fields.flatMap((field) => {
      const stood = before[field];
      return isDirty[field] === true && stood !== undefined ? [[field, [stood, values[field]]] as const] : [];
    });
    writeDraft(storage, person, page, Object.fromEntries(typed));
  });

  return {
    isRestored: found !== undefined && Object.keys(dirtyFields).length > 0,
    forget() {
      isOver.current = true;
      writeDraft(storage, person, page, {});
    },
    keepOnly(left) {
      isOver.current = true;
      const before = defaultValues as Record<string, KeptValue>;
      const typed = Object.entries(left).flatMap(([field, value]) => {
        const stood = before[field];
        return stood === undefined || stood === value ? [] : [[field, [stood, value]] as const];
      });
      writeDraft(storage, person, page, Object.fromEntries(typed));
    },
    goOn() {
      isOver.current = false;
    },
  };
}

function valuesOf(draft: Draft, which: 0 | 1): Record<string, KeptValue> {
  return Object.fromEntries(Object.entries(draft).map(([field, pair]) => [field, pair[which]]));
}
