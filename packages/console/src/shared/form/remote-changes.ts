import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { changedFields, isSameValue } from './fields.ts';

type FieldOf<TValues> = keyof TValues & string;

/** Fields that are made of others until another value is typed: a display name of first and last name. */
export type DerivedFields<TValues> = { [Name in FieldOf<TValues>]?: (values: TValues) => TValues[Name] };

/** What became of each field since the form was filled. */
export interface MergedFields<TField> {
  /** Changed elsewhere and not here, or here and there to the same: the form follows. */
  follow: TField[];
  /** Changed here and there, differently: a person has to decide. */
  conflicts: TField[];
  /** Changed here and there, but typed nowhere: it is made of other fields, and decided with them. */
  derived: TField[];
}

/** Compares what the form began with (`known`), what was typed (`mine`), and what the service says now (`theirs`). */
export function mergeRemote<TValues extends object>(
  fields: readonly FieldOf<TValues>[],
  { known, mine, theirs }: Record<'known' | 'mine' | 'theirs', TValues>,
  derived: DerivedFields<TValues> = {},
): MergedFields<FieldOf<TValues>> {
  const moved = changedFields(fields, known, theirs);
  const differs = (field: FieldOf<TValues>) =>
    !isSameValue(mine[field], known[field]) && !isSameValue(mine[field], theirs[field]);
  const follows = (field: FieldOf<TValues>) =>
    isDerived(derived, field, mine) && isDerived(derived, field, theirs);
  return {
    follow: moved.filter((field) => !differs(field)),
    conflicts: moved.filter((field) => differs(field) && !follows(field)),
    derived: moved.filter((field) => differs(field) && follows(field)),
  };
}

/** Whether a field is what others make of it. */
function isDerived<TValues>(
  derived: DerivedFields<TValues>,
  field: FieldOf<TValues>,
  values: TValues,
): boolean {
  const make = derived[field];
  return make !== undefined && isSameValue(make(values), values[field]);
}

/**
 * Keeps a form beside an object that may be changed elsewhere: what was typed is kept, what was not
 * touched follows, and what was changed on both sides waits for a decision.
 */
export function useRemoteChanges<TValues extends FieldValues>(
  form: UseFormReturn<TValues>,
  fields: readonly FieldOf<TValues>[],
  theirs: TValues,
  derived?: DerivedFields<TValues>,
) {
  // Not what they are now: a draft that was put back began with what they were then.
  const [known, setKnown] = useState<TValues>(() => form.getValues());
  const mine = form.watch();
  const { conflicts } = mergeRemote(fields, { known, mine, theirs }, derived);

  const accept = (accepted: readonly FieldOf<TValues>[], keepMine: boolean) => {
    for (const field of accepted) {
      const name = field as Path<TValues>;
      const typed = form.getValues(name);
      form.resetField(name, { defaultValue: theirs[field] as PathValue<TValues, Path<TValues>> });
      if (keepMine) form.setValue(name, typed, { shouldDirty: true, shouldTouch: true });
    }
    setKnown((before) => ({
      ...before,
      ...Object.fromEntries(accepted.map((field) => [field, theirs[field]])),
    }));
  };

  useEffect(() => {
    // What is in the fields now: a draft is put back after they were drawn.
    const merged = mergeRemote(fields, { known, mine: form.getValues(), theirs }, derived);
    if (merged.follow.length > 0) accept(merged.follow, false);
    if (merged.derived.length > 0) accept(merged.derived, true);
  });
  useDerivedFields(form, theirs, derived);

  return {
    /** What is in the fields now. */
    mine,
    /** Fields that differ from what the form was last known to differ from. */
    changed: changedFields(fields, known, mine),
    conflicts,
    take: (field: FieldOf<TValues>) => accept([field], false),
    keep: (field: FieldOf<TValues>) => accept([field], true),
    discard() {
      form.reset(theirs);
      setKnown(theirs);
    },
  };
}

/** Lets a field that is made of others follow them, as long as it was stored so and no other value was typed. */
function useDerivedFields<TValues extends FieldValues>(
  form: UseFormReturn<TValues>,
  stored: TValues,
  derived: DerivedFields<TValues> = {},
): void {
  const values = form.watch();
  const names = Object.keys(derived);
  const made = Object.fromEntries(names.map((name) => [name, derived[name]?.(values)]));
  const wasMade = useRef(made);
  useEffect(() => {
    const before = wasMade.current;
    wasMade.current = made;
    for (const name of names) {
      const typed = form.getValues(name as Path<TValues>);
      const isFollowing = isDerived(derived, name, stored) && isSameValue(typed, before[name]);
      if (isSameValue(made[name], before[name]) || !isFollowing) continue;
      form.setValue(name as Path<TValues>, made[name] as PathValue<TValues, Path<TValues>>, {
        shouldDirty: true,
      });
    }
  });
}
