import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  emptyUser,
  knownUserSchema,
  newUserOf,
  newUserSchema,
  shownName,
} from '#console/features/users/user-form.ts';

const lena = { ...emptyUser, userName: 'lena.sommer', primaryEmail: 'lena@lindenhof.example' };
function mistakesOf(
  values: typeof emptyUser,
  schema: typeof newUserSchema | typeof knownUserSchema = newUserSchema,
) {
  const result = v.safeParse(schema, values);
  return Object.fromEntries(result.issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? []);
}

describe('the form of a new person', () => {
  it('lets a person through who has a user name and an address', () => {
    expect(mistakesOf({ ...lena, userName: ' lena.sommer ' })).toEqual({});
  });

  it('asks for both, and says one thing per field', () => {
    expect(mistakesOf({ ...emptyUser, userName: '  ' })).toEqual({
      userName: 'users:form.mistake.userNameMissing',
      primaryEmail: 'shell:email.missing',
    });
  });

  it.each([
    ['lena sommer', 'users:form.mistake.userNameSpaces'],
    ['lena@lindenhof', 'users:form.mistake.userNameAddress'],
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

  it('sends an address as the service has it: with its domain in ASCII', () => {
    const inLetters = {
      userName: 'lena@Käfer.example',
      primaryEmail: 'Lena@käfer.example',
      lastName: 'Käfer',
      displayName: 'Lena @ Käfer.example',
    };
    expect(newUserOf({ ...lena, ...inLetters })).toEqual({
      userName: 'lena@xn--kfer-loa.example',
      primaryEmail: 'Lena@xn--kfer-loa.example',
      lastName: 'Käfer',
      displayName: 'Lena @ Käfer.example',
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
