import {
  ApiError,
  CLIENT_ERROR_CODES,
  createAccessToken,
  createGroup,
  type ErrorFacts,
  getUser,
  SERVICE_ERROR_CODES,
} from '@archive-console/api-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusedFields } from '#console/shared/form/form-errors.ts';
import { errorWords } from '#console/shared/errors/error-words.ts';
import { noteOutcome } from '#console/queries/write-outcome.ts';
import { PartlyDone } from '#console/shared/errors/partly-done.ts';
import { createI18n, ensureWords } from '#console/shared/i18n/i18n.ts';
import { languages } from '#console/shared/i18n/languages.ts';
import { clientAnswered, failureOf, json } from '../api-client/fake-service.ts';

const errorOf = (code: string, facts: Partial<ErrorFacts> = {}) =>
  new ApiError('Refused.', { kind: 'refused', code, operation: 'getUser', ...facts });

describe.each(languages)('error words in %s', (language) => {
  const i18n = createI18n(language);
  const words = (error: unknown) => errorWords(i18n, error);
  beforeAll(() => ensureWords(i18n, 'errors'));

  it('have a sentence for every code of the specification', () => {
    const silent = [...SERVICE_ERROR_CODES, ...CLIENT_ERROR_CODES].filter((code) => {
      const { title, text, known } = words(errorOf(code));
      const isReported = code === 'Default.UnexpectedError' || code === 'Default.ValidationError';
      return title === '' || text === '' || title.includes('.title') || (!known && !isReported);
    });
    expect(silent).toEqual([]);
  });

  // A story that waits for the title of one of these codes does not see that the service answered another.
  it('share a title only where codes mean the same to a reader', () => {
    const byTitle = new Map<string, string[]>();
    for (const code of SERVICE_ERROR_CODES.toSorted()) {
      const { title } = words(errorOf(code));
      byTitle.set(title, [...(byTitle.get(title) ?? []), code]);
    }
    expect([...byTitle.values()].filter((codes) => codes.length > 1)).toEqual([
      [
        'Account.InvalidAuthenticatorCode',
        'Authentication.InvalidAuthenticatorCode',
        'Authentication.InvalidEmailCode',
      ],
      ['Account.InvalidPasswordResetToken', 'Token.NotFound'],
      ['Default.UnexpectedError', 'Default.ValidationError'],
    ]);
  });

  it('say what of several writes is done, and why the rest is not', () => {
    const refusal = errorOf('User.NotFound', { traceId: '4bf9' });
    const text = (reason: string) => `The name is saved, the rest is not: ${reason}.`;
    expect(words(new PartlyDone(text, refusal))).toEqual({
      ...words(refusal),
      title: i18n.t('detail.partlyDone', { ns: 'errors' }),
      text: text(words(refusal).title),
    });
  });

  it.each([
    ['unknown', 'detail.unknown'],
    ['not-yet', 'detail.restNotYet'],
  ] as const)('say what of several writes is done where the rest is %s', (outcome, key) => {
    const lost = errorOf('Frontend.FetchError', { kind: 'network' });
    noteOutcome(lost, outcome);
    const text = (reason: string, isUnknown: boolean) =>
      `The name is saved, the rest ${isUnknown ? 'perhaps' : 'is'} not: ${reason}.`;
    const { title } = words(lost);
    expect(words(new PartlyDone(text, lost))).toMatchObject({
      title: i18n.t('detail.partlyUnknown', { ns: 'errors' }),
      text: `${text(title, true)} ${i18n.t(key, { ns: 'errors' })}`,
    });
  });

  it.each([
    [createAccessToken, 'detail.alikeTokenText'],
    [createGroup, 'detail.alikeText'],
  ] as const)(
    'say of what may be there what to do about it, and of a token that it lacks a secret',
    (operation, key) => {
      const lost = errorOf('Frontend.FetchError', { kind: 'network', operation: operation.name });
      noteOutcome(lost, 'alike');
      expect(words(lost).text).toBe(i18n.t(key, { ns: 'errors' }));
    },
  );

  it('do not distinguish upper and lower case', () => {
    expect(words(errorOf('user.notfound')).title).toBe(words(errorOf('User.NotFound')).title);
  });

  it('have one sentence for a whole group of variants', () => {
    expect(words(errorOf('TestingError.Seventeen')).known).toBe(true);
  });

  it('show the message given with an unknown code, else that it may work later', () => {
    expect(words(errorOf('Moon.Full', { detail: 'The moon is full.' })).text).toBe('The moon is full.');
    expect(words(errorOf('Moon.Full')).text).toBe(i18n.t('detail.later', { ns: 'errors' }));
    expect(words(errorOf('Moon.Full')).known).toBe(false);
  });

  it('show the message given with a known code after its own words, once', () => {
    const code = 'EmailAddress.AlreadyExists';
    const own = words(errorOf(code)).text;
    const detail = 'info@lindenhof.example belongs to Jonas Petersen.';
    expect(words(errorOf(code, { detail })).text).toBe(`${own} ${detail}`);
    expect(words(errorOf(code, { detail: own })).text).toBe(own);
  });

  it('say that the operators know of an unexpected error, whatever its message', () => {
    const reported = i18n.t('detail.reported', { ns: 'errors' });
    expect(words(errorOf('Default.UnexpectedError')).text).toBe(reported);
    expect(words(errorOf('Default.ValidationError')).text).toBe(reported);
  });

  it('say of an answer that cannot be read that it is not as expected, and nothing of its fields', async () => {
    const { client } = clientAnswered([json({ userName: 7 })]);
    const { title, text } = words(await failureOf(client.call(getUser, { userId: '7' })));
    expect(title).toBe(i18n.t('detail.unreadable', { ns: 'errors' }));
    expect(text).toBe(i18n.t('detail.unreadableText', { ns: 'errors' }));
  });

  it('carry code and trace id', () => {
    expect(words(errorOf('User.NotFound', { traceId: '4bf9' }))).toMatchObject({
      code: 'User.NotFound',
      traceId: '4bf9',
    });
  });

  it('have words for what is no error of the service', () => {
    expect(words(new TypeError('x is undefined'))).toMatchObject({
      code: 'Frontend.FetchError',
      known: false,
    });
  });
});

describe('refusedFields', () => {
  const fields = {
    'User.CannotInviteUserDomainInUse': ['primaryEmail'],
    'User.UserNameAlreadyExists': ['userName', 'primaryEmail'],
  } as const;
  it('lead a refusal to the fields it is about', () => {
    expect(refusedFields(errorOf('User.CannotInviteUserDomainInUse'), fields)).toEqual(['primaryEmail']);
    expect(refusedFields(errorOf('user.usernamealreadyexists'), fields)).toEqual([
      'userName',
      'primaryEmail',
    ]);
  });
  it.each([[errorOf('Default.Forbidden')], [errorOf('Moon.Full')], [new Error('No.')], [null], [undefined]])(
    'are none of %s',
    (error) => {
      expect(refusedFields(error, fields)).toEqual([]);
    },
  );
});
