import {
  type AnyOperation,
  finishStandardSetup,
  getTenant,
  pathParameters,
  startStandardSetup,
} from '@archive-console/api-client';
import { accounts, createWorld, operations, type World } from '@archive-console/mocks';
import { expect, it } from 'vitest';
import { failing } from '#tests/failing.ts';
import { goodInputFor } from './good-input.ts';
import { codeOf, stage, anonymousClient } from './stage.ts';

/** Where a tenant keeps what has an id. */
const TABLES = [
  'users',
  'groups',
  'mailboxes',
  'addresses',
  'domains',
  'accessTokens',
  'importSources',
  'importTasks',
  'publicFolders',
] as const;
const ROWS = ['policies', 'bills'] as const;

interface Table {
  put(row: { id: string }): void;
}

/** Every id a tenant has. */
function idsOf(world: World): string[] {
  const rows = TABLES.flatMap((name) => [...world[name].rows()].map(({ id }) => id));
  const held = [...rows, ...ROWS.flatMap((name) => world[name].map(({ id }) => id))];
  const { tenant, subscription, mandates } = world;
  return [...held, tenant?.id, subscription?.id, ...mandates.map(({ mandateId }) => mandateId)].flatMap(
    (id) => id ?? [],
  );
}

it('An id belongs to one tenant', () => {
  const { tenants } = createWorld();
  for (const { tenant } of accounts) tenants.of(tenant);
  const ids = [...tenants.all()].flatMap(idsOf);
  expect(ids.length).toBeGreaterThan(900);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

it('also where two tenants chose one name', async () => {
  const world = createWorld();
  const ids: (string | undefined)[] = [world.tenant?.id];
  for (const emailAddress of ['boss@sonnenhof.example', 'chef@sonnenhof.example']) {
    const client = anonymousClient(world);
    await client.call(startStandardSetup, { emailAddress });
    const registrationToken = world.mails.at(-1)?.token ?? '';
    const facts = { password: 'Fresh-1', tenantName: 'Lindenhof GmbH', registrationToken };
    const { accessToken } = await client.call(finishStandardSetup, facts);
    client.token.write(accessToken);
    const { id, name } = await client.call(getTenant);
    expect(name).toBe('Lindenhof GmbH');
    ids.push(id);
  }
  expect(new Set(ids).size).toBe(3);
});

/** The parameters that name something the tenant has, by the noun they name. */
const NAMES = [
  'id',
  'ownerId',
  'userId',
  'groupId',
  'mailboxId',
  'emailAddressId',
  'archivePolicyId',
  'importSourceId',
  'importTaskId',
  'accessTokenId',
  'trustedDomainId',
  'invoiceId',
  'mandateId',
];
const LISTS = ['ids', 'groupIds', 'memberIds', 'userIds'];

const namedIn = (operation: AnyOperation, input: object) =>
  [...new Set([...pathParameters(operation.path), ...Object.keys(input)])].filter((name) =>
    [...NAMES, ...LISTS].includes(name),
  );

interface Asked {
  operation: AnyOperation;
  input: Record<string, unknown>;
  /** The one parameter that names what another tenant has. */
  named: string;
}

const asking: Asked[] = operations
  .filter(({ access, errors }) => access === 'bearer' && errors.some((code) => code.endsWith('NotFound')))
  .flatMap((operation) => {
    const input = goodInputFor(operation);
    return namedIn(operation, input).map((named) => ({ operation, input, named }));
  });

it('every noun with ids is asked for', () => {
  const named = new Set(asking.map((asked) => asked.named));
  expect([...NAMES, ...LISTS].filter((name) => !named.has(name))).toEqual([]);
});

/** Gives another tenant something of the same kind, and answers its id. */
function foreignLike(world: World, own: unknown): string {
  const other = world.tenants.of('trial');
  if (other === undefined) throw new Error('There is no other tenant.');
  const id = world.newId('foreign');
  for (const name of TABLES) {
    const row = world[name].get(String(own));
    if (row === undefined) continue;
    (other[name] as Table).put({ ...row, id });
    return id;
  }
  for (const name of ROWS) {
    const row = world[name].find((candidate) => candidate.id === own);
    if (row === undefined) continue;
    (other[name] as object[]).push({ ...row, id });
    return id;
  }
  const mandate = world.mandates.find(({ mandateId }) => mandateId === own);
  if (mandate === undefined) throw new Error(`Nothing of the tenant has the id ${String(own)}.`);
  other.mandates = [...other.mandates, { ...mandate, mandateId: id }];
  return id;
}

it('No operation finds what another tenant has, whatever names it', async () => {
  const nameOf = ({ operation, named }: Asked) => `${operation.name} by ${named}`;
  const amiss = await failing(asking, nameOf, async ({ operation, input, named }) => {
    const { world, client } = await stage();
    const own = input[named];
    const foreign = Array.isArray(own) ? [...own, foreignLike(world, own[0])] : foreignLike(world, own);
    // Of those who may read a mailbox it is said in a code of their own.
    const expected = named === 'userIds' ? /^Mailbox\.DelegateUserIdInvalid$/ : /NotFound$/;
    expect(await codeOf(client.call(operation, { ...input, [named]: foreign }))).toMatch(expected);
  });
  expect(amiss).toEqual([]);
});
