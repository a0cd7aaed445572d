import type { User } from '@archive-console/api-client';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { changedFields, type EditField, formValuesOf, meanwhile } from './user-edit.ts';
import type { UserFormValues } from './user-form.ts';

/**
 * Keeps a form beside a person who may be changed elsewhere meanwhile: what was typed stays, what was not
 * touched follows, and what was changed on both sides waits for a decision.
 */
export function useKeptUp(form: UseFormReturn<UserFormValues>, user: User) {
  const theirs = formValuesOf(user);
  // Not what they are now: a draft that was put back began with what they were then.
  const [known, setKnown] = useState(() => form.getValues());
  const mine = form.watch();
  const { conflicts } = meanwhile(known, mine, theirs);

  const accept = (fields: readonly EditField[], keepMine: boolean) => {
    for (const field of fields) {
      const typed = form.getValues(field);
      form.resetField(field, { defaultValue: theirs[field] });
      if (keepMine) form.setValue(field, typed, { shouldDirty: true, shouldTouch: true });
    }
    setKnown((before) => ({
      ...before,
      ...Object.fromEntries(fields.map((field) => [field, theirs[field]])),
    }));
  };

  useEffect(() => {
    // What stands in the fields now: a draft is put back after they were drawn.
    const { follow, derived } = meanwhile(known, form.getValues(), theirs);
    if (follow.length > 0) accept(follow, false);
    if (derived.length > 0) accept(derived, true);
  });

  return {
    /** What the service says now. */
    theirs,
    /** Fields that differ from what the form was last known to differ from. */
    changed: changedFields(known, mine),
    conflicts: conflicts.map((field) => ({ field, theirs: theirs[field] })),
    takeTheirs: (field: EditField) => accept([field], false),
    keepMine: (field: EditField) => accept([field], true),
    discard() {
      form.reset(theirs);
      setKnown(theirs);
    },
  };
}
