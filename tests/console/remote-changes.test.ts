import type { User } from '@archive-console/api-client';
import { describe, expect, it } from 'vitest';
import { fullName, type UserFormValues, valuesOf } from '#console/features/users/user-form.ts';
import { changedFields } from '#console/shared/form/fields.ts';
import { mergeRemote } from '#console/shared/form/remote-changes.ts';

const jonas: User = {
  id: '10',
  userName: 'jonas.petersen',
  firstName: 'Jonas',
  lastName: 'Petersen',
  displayName: 'Jonas Petersen',
  primaryEmail: 'jonas.petersen@lindenhof.example',
  hasExternalReference: false,
};
const values = valuesOf(jonas);

const fields = ['userName', 'firstName', 'lastName', 'displayName'] as const;
const merge = (known: UserFormValues, mine: UserFormValues, theirs: UserFormValues) =>
  mergeRemote<UserFormValues>(fields, { known, mine, theirs }, { displayName: fullName });

describe('the fields that changed', () => {
  it('are none where nothing differs, blanks at the ends included', () => {
    expect(changedFields(fields, values, { ...values, userName: 'jonas.petersen ' })).toEqual([]);
    expect(changedFields(['patterns'], { patterns: ['a', 'b'] }, { patterns: ['a', 'b'] })).toEqual([]);
  });

  it('are those whose value differs, whatever kind it is', () => {
    expect(changedFields(fields, values, { ...values, firstName: '' })).toEqual(['firstName']);
    expect(changedFields(['size'], { size: null }, { size: 5 })).toEqual(['size']);
    expect(changedFields(['patterns'], { patterns: ['a'] }, { patterns: ['a', 'b'] })).toEqual(['patterns']);
  });
});

describe('a change from elsewhere', () => {
  const theirs = { ...values, lastName: 'Winter', displayName: 'Jonas Winter' };

  it('is followed where nothing was typed', () => {
    expect(merge(values, values, theirs)).toEqual({
      follow: ['lastName', 'displayName'],
      conflicts: [],
      derived: [],
    });
  });

  it('waits for a decision where something else was typed', () => {
    const mine = { ...values, lastName: 'Lund' };
    expect(merge(values, mine, theirs)).toEqual({
      follow: ['displayName'],
      conflicts: ['lastName'],
      derived: [],
    });
  });

  it('of a display name that was not typed is decided with the names that make it', () => {
    const mine = { ...values, lastName: 'Lund', displayName: 'Jonas Lund' };
    expect(merge(values, mine, theirs)).toMatchObject({
      conflicts: ['lastName'],
      derived: ['displayName'],
    });
    const typed = { ...mine, displayName: 'J. Lund' };
    expect(merge(values, typed, theirs)).toMatchObject({ conflicts: ['lastName', 'displayName'] });
    const typedThere = { ...theirs, displayName: 'J. Winter' };
    expect(merge(values, mine, typedThere)).toMatchObject({ conflicts: ['lastName', 'displayName'] });
  });

  it('is no conflict where the same was typed', () => {
    expect(merge(values, { ...values, lastName: 'Winter ' }, theirs).conflicts).toEqual([]);
  });

  it('is none once it is known', () => {
    expect(merge(theirs, { ...theirs, lastName: 'Lund' }, theirs)).toEqual({
      follow: [],
      conflicts: [],
      derived: [],
    });
  });
});
