import type { User } from '@archive-console/api-client';
import { describe, expect, it } from 'vitest';
import { changedFields, changesOf, formValuesOf, meanwhile } from '#console/features/users/user-edit.ts';

const jonas: User = {
  id: '10',
  userName: 'jonas.petersen',
  firstName: 'Jonas',
  lastName: 'Petersen',
  displayName: 'Jonas Petersen',
  primaryEmail: 'jonas.petersen@lindenhof.example',
  hasExternalReference: false,
};
const values = formValuesOf(jonas);

describe('what is sent of an edited user', () => {
  it('is nothing where nothing differs, blanks at the ends included', () => {
    expect(changesOf(jonas, { ...values, lastName: ' Petersen ' })).toEqual({});
    expect(changedFields(values, { ...values, userName: 'jonas.petersen ' })).toEqual([]);
  });

  it('is the user name alone where only that differs', () => {
    expect(changesOf(jonas, { ...values, userName: ' jonas.lund' })).toEqual({
      name: { userId: '10', userName: 'jonas.lund' },
    });
  });

  it('is the whole profile where one of its fields differs, an emptied one included', () => {
    expect(changesOf(jonas, { ...values, firstName: '' })).toEqual({
      profile: { userId: '10', firstName: '', lastName: 'Petersen', displayName: 'Jonas Petersen' },
    });
  });

  it('is both where both differ', () => {
    expect(Object.keys(changesOf(jonas, { ...values, userName: 'lund', lastName: 'Lund' }))).toEqual([
      'name',
      'profile',
    ]);
  });
});

describe('a change from elsewhere', () => {
  const theirs = { ...values, lastName: 'Winter', displayName: 'Jonas Winter' };

  it('is followed where nobody typed', () => {
    expect(meanwhile(values, values, theirs)).toEqual({
      follow: ['lastName', 'displayName'],
      conflicts: [],
      derived: [],
    });
  });

  it('waits for a decision where something else was typed', () => {
    const mine = { ...values, lastName: 'Lund' };
    expect(meanwhile(values, mine, theirs)).toEqual({
      follow: ['displayName'],
      conflicts: ['lastName'],
      derived: [],
    });
  });

  it('of a display name nobody typed is decided with the names that make it', () => {
    const mine = { ...values, lastName: 'Lund', displayName: 'Jonas Lund' };
    expect(meanwhile(values, mine, theirs)).toMatchObject({
      conflicts: ['lastName'],
      derived: ['displayName'],
    });
    const typed = { ...mine, displayName: 'J. Lund' };
    expect(meanwhile(values, typed, theirs)).toMatchObject({ conflicts: ['lastName', 'displayName'] });
    const typedThere = { ...theirs, displayName: 'J. Winter' };
    expect(meanwhile(values, mine, typedThere)).toMatchObject({ conflicts: ['lastName', 'displayName'] });
  });

  it('is no conflict where the same was typed', () => {
    expect(meanwhile(values, { ...values, lastName: 'Winter ' }, theirs).conflicts).toEqual([]);
  });

  it('is no news once it is known', () => {
    expect(meanwhile(theirs, { ...theirs, lastName: 'Lund' }, theirs)).toEqual({
      follow: [],
      conflicts: [],
      derived: [],
    });
  });
});
