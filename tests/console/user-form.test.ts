import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  emailMistake,
  emptyUser,
  knownUserSchema,
  newUserOf,
  newUserSchema,
  shownName,
} from '#console/features/users/user-form.ts';

const lena = { ...emptyUser, userName: 'lena.sommer', primaryEmail: 'lena@lindenhof.example' };
const local = (length: number) => `${'a'.repeat(length)}@lindenhof.example`;
/** An address of exactly this length: labels of a domain have at most 63 letters. */
const long = (length: number) => {
  const rest = length - 64 - 1 - '.example'.length;
  const labels = 'b'.repeat(rest).replaceAll(/(.{60})(?=.)/g, (label) => `${label.slice(0, -1)}.`);
  return `${'a'.repeat(64)}@${labels}.example`;
};

function mistakesOf(
  values: typeof emptyUser,
  schema: typeof newUserSchema | typeof knownUserSchema = newUserSchema,
) {
  const result = v.safeParse(schema, values);
  return Object.fromEntries(result.issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? []);
}

describe('the e-mail rule (specification, section 5)', () => {
  it.each([
    ['lena@lindenhof.example', undefined],
    ["o'neil+archive@mail.lindenhof.example", undefined],
    ['jürgen@müller.example', undefined],
    [local(64), undefined],
    [local(65), 'localPartTooLong'],
    [`${'ü'.repeat(33)}@lindenhof.example`, 'localPartTooLong'],
    [long(254), undefined],
    [long(255), 'emailTooLong'],
    ['lena@lindenhof', 'emailInvalid'],
    ['lena', 'emailInvalid'],
    ['@lindenhof.example', 'emailInvalid'],
    ['le na@lindenhof.example', 'emailInvalid'],
    ['lena@lindenhof.example, otto@lindenhof.example', 'emailInvalid'],
    ['Lena Sommer <lena@lindenhof.example>', 'emailWithName'],
    ['<lena@lindenhof.example>', 'emailWithName'],
  ])('says of %s: %s', (address, mistake) => {
    expect(emailMistake(address)).toBe(mistake);
  });
});

describe('the form of a new person', () => {
  it('lets a person through who has a user name and an address', () => {
    expect(mistakesOf({ ...lena, userName: ' lena.sommer ' })).toEqual({});
  });

  it('asks for both, and says one thing per field', () => {
    expect(mistakesOf({ ...emptyUser, userName: '  ' })).toEqual({
      userName: 'userNameMissing',
      primaryEmail: 'emailMissing',
    });
  });

  it.each([
    ['lena sommer', 'userNameSpaces'],
    ['lena@lindenhof', 'userNameAddress'],
  ])('says of the user name %s: %s', (userName, mistake) => {
    expect(mistakesOf({ ...lena, userName })).toEqual({ userName: mistake });
  });

  it('does not check the address of a person who exists: it is not changed here', () => {
    expect(mistakesOf({ ...lena, primaryEmail: '' }, knownUserSchema)).toEqual({});
  });

  it('sends what was typed without the blanks around it, and nothing for what was left empty', () => {
    expect(newUserOf({ ...lena, userName: ' lena.sommer ', firstName: ' ' })).toEqual({
      userName: 'lena.sommer',
      primaryEmail: 'lena@lindenhof.example',
    });
  });

  it.each([
    [{ displayName: ' L. Sommer ', firstName: 'Lena', lastName: 'Sommer' }, 'L. Sommer'],
    [{ firstName: 'Lena', lastName: 'Sommer' }, 'Lena Sommer'],
    [{ lastName: 'Sommer' }, 'Sommer'],
    [{}, 'lena.sommer'],
  ])('derives the name from %j', (names, name) => {
    expect(shownName({ ...lena, ...names })).toBe(name);
  });
});
