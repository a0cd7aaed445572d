import { type AnyOperation, type ApiClient, pathParameters } from '@archive-console/api-client';
import { accounts, createWorld, operations, type World } from '@archive-console/mocks';
import { expect, it } from 'vitest';
import { goodInputFor } from './good-input.ts';
import { clientOf, codeOf, stage } from './stage.ts';

/** Every id a tenant has. */
function idsOf(world: World): string[] {
  const { users, groups, mailboxes, addresses, domains, accessTokens, importSources, importTasks } = world;
  const tables = [users, groups, mailboxes, addresses, domains, accessTokens, importSources, importTasks];
  const rows = [...tables, world.publicFolders].flatMap((table) => [...table.rows()]);
  const held = [...rows, ...world.policies, ...world.bills].map(({ id }) => id);
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

const asking = operations
  .filter(({ access, errors }) => access === 'bearer' && errors.some((code) => code.endsWith('NotFound')))
  .map((operation) => ({ operation, name: operation.name, input: goodInputFor(operation) }))
  .map((asked) => ({ ...asked, named: namedIn(asked.operation, asked.input) }))
  .filter(({ named }) => named.length > 0);

it('every noun with ids is asked for', () => {
  const named = new Set(asking.flatMap((asked) => asked.named));
  expect([...NAMES, ...LISTS].filter((name) => !named.has(name))).toEqual([]);
});

it.each(asking)('$name does not find what another tenant has', async ({ operation, input }) => {
  const { world } = await stage();
  for (const email of ['trial@demo.example', 'microsoft365@demo.example']) {
    const client: ApiClient = await clientOf(world, email);
    expect(await codeOf(client.call(operation, input))).toMatch(/NotFound$/);
  }
});
