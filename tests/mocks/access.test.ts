import { pathParameters } from '@archive-console/api-client';
import { createWorld, operations, signInAs } from '@archive-console/mocks';
import { fetchFrom } from '@archive-console/mocks/node';
import { describe, expect, it } from 'vitest';

const fetched = operations.filter(({ navigation }) => navigation !== true);
const bearer = fetched.filter(({ access }) => access === 'bearer');
const taking = fetched.filter(
  ({ takes, method, query }) => method === 'POST' && takes !== undefined && query === undefined,
);
const takingFields = taking.filter(({ takes }) => Object.keys(takes?.entries ?? {}).length > 0);

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

describe('Whoever is not allowed is refused', () => {
  it.each(bearer)('$name needs a session', async (operation) => {
    expect(await ask(operation, {})).toMatchObject({ status: 401, title: 'Default.Unauthorized' });
  });

  it.each(bearer.filter(({ name }) => name !== 'getAuthInfo'))(
    '$name needs the administrator role',
    async (operation) => {
      const asked = await ask(operation, { as: 'user@demo.example' });
      expect(asked).toMatchObject({ status: 403, title: 'Default.Forbidden' });
    },
  );
});

const STAYS_OPEN = [
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

  it.each(writes.filter(({ name }) => !STAYS_OPEN.includes(name)))('$name is refused', async (operation) => {
    const asked = await ask(operation, { as: 'terminated@demo.example' });
    expect(asked).toMatchObject({ status: 403, title: 'Default.Forbidden' });
  });

  it('what stays open are operations that write', () => {
    const names = new Set(writes.map(({ name }) => name));
    expect(STAYS_OPEN.filter((name) => !names.has(name))).toEqual([]);
  });

  // What takes nothing would be done.
  const harmless = taking.filter(({ name, access }) => access === 'bearer' && STAYS_OPEN.includes(name));
  it.each(harmless)('$name is not refused for that', async (operation) => {
    const asked = await ask(operation, { as: 'terminated@demo.example', body: 'no JSON' });
    expect(asked.title).toBe('Default.ValidationError');
  });
});

describe('Whatever an operation does not take is refused', () => {
  it.each(takingFields)('$name refuses a field of another kind and names it', async (operation) => {
    const fields = Object.keys(operation.takes?.entries ?? {});
    const body = JSON.stringify(Object.fromEntries(fields.map((field) => [field, { wrong: true }])));
    const asked = await ask(operation, { as: 'admin@demo.example', body });
    expect(asked).toMatchObject({ status: 400, title: 'Default.ValidationError' });
    expect(fields.some((field) => asked.detail?.startsWith(field))).toBe(true);
  });

  it.each(taking)('$name refuses a body that is not JSON', async (operation) => {
    const asked = await ask(operation, { as: 'admin@demo.example', body: '{"page":' });
    expect(asked).toMatchObject({ status: 400, title: 'Default.ValidationError' });
  });

  it('answers an unknown path with 404 and remembers it', async () => {
    const response = await fetch('/v2/users/get-everything', { method: 'POST' });
    expect(response.status).toBe(404);
    expect(world.unanswered).toEqual(['POST /v2/users/get-everything']);
  });
});
