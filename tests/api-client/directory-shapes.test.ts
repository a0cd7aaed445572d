import {
  accessToken,
  type AnswerOf,
  type AnyOperation,
  archivePolicy,
  cloudConnectorStatus,
  createAccessToken,
  getTrustedDomainVerifier,
} from '@archive-console/api-client';
import { parse } from 'valibot';
import { expect, test } from 'vitest';

function answerRead<TOperation extends AnyOperation>(
  { name, answers }: TOperation,
  wire: unknown,
): AnswerOf<TOperation> {
  if (answers === undefined) throw new Error(`${name} answers nothing: there is nothing to read.`);
  return parse(answers, wire) as AnswerOf<TOperation>;
}

test('a token keeps what the service learned later, and never its secret', () => {
  const sent = { id: 't', tokenType: 'GuestToken', scopes: ['Export'], secretKey: 'secret' };
  const rest = { expiryDate: null, notes: '', createdDate: '' };
  expect(parse(accessToken, sent)).toEqual({ id: 't', tokenType: 'GuestToken', scopes: ['Export'], ...rest });
});

test('the answer for a new token may hold nothing but its secret', () => {
  const blank = { id: null, tokenType: null, expiryDate: null, scopes: [], notes: '', createdDate: '' };
  expect(answerRead(createAccessToken, { token: 'secret' }).token).toEqual({
    ...blank,
    secretKey: 'secret',
  });
  const whole = { ...blank, id: 't', secretKey: 'secret' };
  expect(answerRead(createAccessToken, { token: whole }).token).toEqual(whole);
});

test('the answer for the verifier of a domain may hold nothing but its text', () => {
  const bare = { domainName: '', domainValidated: null, domainVerifier: 'text' };
  expect(answerRead(getTrustedDomainVerifier, 'text')).toEqual(bare);
  expect(answerRead(getTrustedDomainVerifier, { domainVerifier: 'text' })).toEqual(bare);
});

test('a policy is read with what was left out, an unknown action and half a size', () => {
  const sent = { id: 'p', version: 'a7', name: 'Any', action: 'Quarantine' };
  const size = {
    greaterThanSizeFilter: { unitAmount: 3 },
    lessThanSizeFilter: { unitAmount: 3, unitType: 'Tb' },
  };
  expect(parse(archivePolicy, { ...sent, ...size })).toEqual({
    ...sent,
    isEnabled: false,
    description: '',
    subjectPatterns: [],
    subjectPatternCaseSensitive: false,
    senderPatterns: [],
    recipientPatterns: [],
    matchAllRecipients: false,
    greaterThanSizeFilter: null,
    lessThanSizeFilter: { unitAmount: 3, unitType: 'Tb' },
  });
});

test('a connector need not say since when', () => {
  expect(parse(cloudConnectorStatus, { isConnected: false })).toEqual({
    isConnected: false,
    connectedAt: null,
  });
});
