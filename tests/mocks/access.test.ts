import { pathParameters } from '@archive-console/api-client';
import { createWorld, operations, signInAs } from '@archive-console/mocks';
import { fetchFrom } from '@archive-console/mocks/node';
import { describe, expect, it } from 'vitest';
import { failing } from '#tests/failing.ts';

const fetched = operations.filter(({ navigation }) => navigation !== true);
const bearer = fetched.filter(({ access }) => access === 'bearer');
const taking = fetched.filter(
  ({ takes, method, query }) => method === 'POST' && takes !== undefined && query === undefined,
);
const takingFields = taking.filter(({ takes }) => Object.keys(takes?.entries ?? {}).length > 0);

const FORBIDDEN = { status: 403, title: 'Default.Forbidden' };
const INVALID = { status: 400, title: 'Default.ValidationError' };
const nameOf = ({ name }: { name: string }) => name;

interface Asked {
  as?: string;
  body?: string;
}

// What is refused changes nothing: one world serves all of it.
const world = createWorld();
const fetch = fetchFrom(world);

/** What a call is answered with, sent by hand: the client would refuse to send the worst of it. */
async function ask(operation: (typeof operations)[number], { as, body = '{}' }: Asked) {
  const headers = as === undefined ? {} : { authorization: `Bearer ${signInAs(world, as)}` };
  const path = pathParameters(operation.path).reduce(
    (text, name) => text.replace(`{${name}}`, 'x'),
    operation.path,
  );
  const { method } = operation;
  const init = method === 'POST' ? { method, headers, body } : { method, headers };
  const response = await fetch(`/v2${path}`, init);
  const text = await response.text();
  const problem: { title?: string; detail?: string } = response.ok ? {} : JSON.parse(text);
  return { status: response.status, title: problem.title, detail: problem.detail };
}

describe('A caller without the right is refused', () => {
  it('where a session is needed and there is none', async () => {
    const amiss = await failing(bearer, nameOf, async (operation) => {
      expect(await ask(operation, {})).toMatchObject({ status: 401, title: 'Default.Unauthorized' });
    });
    expect(amiss).toEqual([]);
  });

  it('without the administrator role, except where the caller asks who is signed in', async () => {
    const guarded = bearer.filter(({ name }) => name !== 'getAuthInfo');
    const amiss = await failing(guarded, nameOf, async (operation) => {
      expect(await ask(operation, { as: 'user@demo.example' })).toMatchObject(FORBIDDEN);
    });
    expect(amiss).toEqual([]);
  });
});

const ALLOWED_AFTER_END = [
  'cancelImport',
  'changePassword',
  'createCreditCardMandate',
  'createDirectDebitMandate',
  'createPaypalMandate',
  'deleteTenant',
  'disableTwoFactor',
  'enableTwoFactor',
  'generateRecoveryCodes',
  'revokeAccessToken',
  'revokePaymentMandate',
  'setBillingAddress',
  'setBillingContact',
  'setDefaultPaymentMandate',
  'startImport',
  'terminateTenant',
];

describe('Once the contract has ended', () => {
  const writes = bearer.filter(({ effect }) => effect === 'write');

  it('every operation that writes is refused, except those that are still allowed', async () => {
    const refused = writes.filter(({ name }) => !ALLOWED_AFTER_END.includes(name));
    const amiss = await failing(refused, nameOf, async (operation) => {
      expect(await ask(operation, { as: 'terminated@demo.example' })).toMatchObject(FORBIDDEN);
    });
    expect(amiss).toEqual([]);
  });

  it('those that are still allowed are operations that write', () => {
    const names = new Set(writes.map(({ name }) => name));
    expect(ALLOWED_AFTER_END.filter((name) => !names.has(name))).toEqual([]);
  });

  it('those that are still allowed are not refused for that', async () => {
    // An operation that takes no input would be carried out.
    const harmless = taking.filter(
      ({ name, access }) => access === 'bearer' && ALLOWED_AFTER_END.includes(name),
    );
    const amiss = await failing(harmless, nameOf, async (operation) => {
      const asked = await ask(operation, { as: 'terminated@demo.example', body: 'no JSON' });
      expect(asked.title).toBe('Default.ValidationError');
    });
    expect(amiss).toEqual([]);
  });
});

describe('Whatever an operation does not take is refused', () => {
  it('as a field of another kind, which is named', async () => {
    const amiss = await failing(takingFields, nameOf, async (operation) => {
      const fields = Object.keys(operation.takes?.entries ?? {});
      const body = JSON.stringify(Object.fromEntries(fields.map((field) => [field, { wrong: true }])));
      const asked = await ask(operation, { as: 'admin@demo.example', body });
      expect(asked).toMatchObject(INVALID);
      expect(fields.some((field) => asked.detail?.startsWith(field))).toBe(true);
    });
    expect(amiss).toEqual([]);
  });

  it('as a body that is not JSON', async () => {
    const amiss = await failing(taking, nameOf, async (operation) => {
      expect(await ask(operation, { as: 'admin@demo.example', body: '{"page":' })).toMatchObject(INVALID);
    });
    expect(amiss).toEqual([]);
  });

  it('answers an unknown path with 404 and remembers it', async () => {
    const response = await fetch('/v2/users/get-everything', { method: 'POST' });
    expect(response.status).toBe(404);
    expect(world.unanswered).toEqual(['POST /v2/users/get-everything']);
  });
});
