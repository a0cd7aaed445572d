import { type Clock, virtualClock } from './clock.ts';
import { createFaults, type FaultOptions } from './faults/faults.ts';
import { createHub } from './hub.ts';
import { createIdentity } from './identity.ts';
import { createImports } from './imports/imports.ts';
import { keepImportsGoing } from './imports/begin.ts';
import { createCrowdedTable } from './lists/crowded-table.ts';
import type { Crowd } from './lists/crowd.ts';
import { createLinks } from './lists/links.ts';
import { createTable, type Table, type TableDefinition } from './lists/table.ts';
import { type Random, seededRandom } from './random.ts';
import { seedWorld } from './seed.ts';
import { seedBills } from './seed/bills.ts';
import { connectorFrom } from './seed/cloud-connector.ts';
import { crowdOf, KEPT } from './seed/crowd.ts';
import { seedZone } from './seed/domains.ts';
import { seedJobs } from './seed/jobs.ts';
import { moneyFrom } from './seed/money.ts';
import { seedUserCounts } from './seed/user-counts.ts';
import { microsoftFrom, tenantFrom, usageFrom } from './tenants/begin.ts';
import { STANDARD, type TenantKind, tenantKinds } from './tenants/kinds.ts';
import type { SessionTimes } from './session/sessions.ts';
import { optionsFrom } from './tenants/options.ts';
import { provision } from './tenants/provision.ts';
import { seedTenant } from './tenants/seed-tenant.ts';
import type { Identity, Tenants, World } from './world.ts';

export interface WorldOptions extends FaultOptions, SessionTimes {
  /** @default time that stands still at the moment of all stories */
  clock?: Clock;
  /** Which tenant is used, by its key. @default 'standard' */
  tenant?: string;
  /** How many people the tenant has, up to a million. @default 63, in the standard tenant */
  users?: number | undefined;
  /** How many days of history there are, today included; none for a tenant that never archived. @default 366 */
  usageDays?: number;
  /** The source of secrets: a public service needs real randomness. @default the same every time */
  chance?: Random;
}

type Sizes = Pick<WorldOptions, 'users' | 'usageDays'>;

/** A service of its own, as one of its tenants sees it: give every story and every test one. */
export function createWorld(options: WorldOptions = {}): World {
  const { clock = virtualClock(), tenant = STANDARD, tokenIdle, sessionLength, ...sizes } = options;
  const { chance = seededRandom('secrets') } = options;
  const faults = createFaults(options);
  const worlds = new Map<string, World>();
  const tenants: Tenants = {
    of(key) {
      const kind = worlds.has(key) ? undefined : tenantKinds.find((candidate) => candidate.key === key);
      return kind === undefined ? worlds.get(key) : tenants.found(kind);
    },
    found(kind) {
      const world = worldOf(identity, kind, kind.key === tenant ? sizes : {});
      worlds.set(kind.key, world);
      if (!faults.hubIsOn) world.hub.switchTo(false);
      return world;
    },
    all: () => worlds.values(),
  };
  const identity: Identity = {
    ...createIdentity(clock, { tokenIdle, sessionLength }, chance),
    tenants,
    faults,
  };
  const known = tenantKinds.map(({ key }) => key).join(', ');
  const world = tenants.of(tenant);
  if (world === undefined) throw new Error(`There is no tenant '${tenant}'. Use one of ${known}.`);
  return world;
}

/** Few people are kept; of many, those the tenant begins with, and the others are a crowd. */
function tableOf<TRow extends { id: string }>(
  definition: TableDefinition<TRow>,
  crowd: Crowd<TRow> | undefined,
): Table<TRow> {
  return crowd === undefined ? createTable(definition) : createCrowdedTable(definition, crowd);
}

function worldOf(identity: Identity, kind: TenantKind, sizes: Sizes): World {
  const { clock, sessions } = identity;
  const { users = kind.users, usageDays = kind.usageDays } = sizes;
  const kept = users > KEPT ? kind.users : users;
  const crowd = crowdOf(kind, users - kept);
  const now = clock.now();
  const world: World = {
    ...identity,
    kind,
    agenda: identity.wholeAgenda.while(() => world.tenant !== undefined),
    tenant: tenantFrom(kind),
    options: optionsFrom(kind),
    microsoft: microsoftFrom(kind),
    users: tableOf(
      {
        columns: ['displayName', 'userName', 'primaryEmail', 'firstName', 'lastName', 'hasExternalReference'],
        searched: ['displayName', 'userName', 'firstName', 'lastName', 'primaryEmail'],
      },
      crowd?.users,
    ),
    roles: createLinks(),
    groups: createTable({ columns: ['name', 'groupType', 'hasExternalReference'], searched: ['name'] }),
    members: createLinks(),
    mailboxes: tableOf(
      {
        columns: ['name', 'mailboxType', 'hasExternalReference', 'ownerId'],
        searched: ['name'],
      },
      crowd?.mailboxes,
    ),
    delegates: createLinks(),
    addresses: tableOf(
      {
        columns: ['address', 'addressType', 'assignedTo'],
        searched: ['address', 'assignedTo'],
      },
      crowd?.addresses,
    ),
    domains: createTable({ columns: ['domainName', 'hasExternalReference'], searched: ['domainName'] }),
    policies: [],
    accessTokens: createTable({
      columns: ['notes', 'expiryDate', 'createdDate', 'tokenType'],
      searched: ['notes', 'scopes'],
    }),
    cloudConnector: connectorFrom(kind, now),
    ...createImports(),
    jobs: kind.key === STANDARD ? seedJobs(now) : [],
    ...moneyFrom(kind, now),
    usage: usageFrom(kind, now, usageDays),
    userCounts: seedUserCounts(now, users),
    hub: createHub(sessions),
  };
  if (kind.key === STANDARD) seedWorld(world, kept);
  else seedTenant(world, kept);
  seedBills(world);
  seedZone(world);
  keepImportsGoing(world);
  if (kind.tenantState === 'Provisioning') provision(world);
  return world;
}
