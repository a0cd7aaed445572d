import type { User } from '@archive-console/api-client';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isDerived } from './user-edit.ts';
import { fullName, type UserFormValues } from './user-form.ts';

/** Lets a display name that is made of first and last name follow them, until somebody types another one. */
export function useDerivedName(form: UseFormReturn<UserFormValues>, user: User): void {
  const made = fullName(form.watch());
  const wasMade = useRef(made);
  useEffect(() => {
    const before = wasMade.current;
    wasMade.current = made;
    if (made === before || !isDerived(user) || form.getValues('displayName').trim() !== before) return;
    form.setValue('displayName', made, { shouldDirty: true });
  }, [form, made, user]);
}
