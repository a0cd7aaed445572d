import { type Clock, virtualClock } from './clock.ts';
import { createHub } from './hub.ts';
import { createLinks } from './lists/links.ts';
import { createTable } from './lists/table.ts';
import { seedWorld } from './seed.ts';
import { domainsElsewhere } from './seed/domains.ts';
import { seedJobs } from './seed/jobs.ts';
import { subscription } from './seed/money.ts';
import { lindenhof } from './seed/tenant.ts';
import { seedUsage } from './seed/usage.ts';
import { seedCredentials } from './session/credentials.ts';
import { createLockout } from './session/lockout.ts';
import { createSessions } from './session/sessions.ts';
import { uuidOf } from './stable-id.ts';
import type { World } from './world.ts';

export interface WorldOptions {
  /** @default time that stands still at the moment of all stories */
  clock?: Clock;
  /** How many people the tenant has. @default 63 */
  users?: number;
  /** How many days of history there are, today included; none for a tenant that never archived. @default 366 */
  usageDays?: number;
}

/** A world of its own: give every story and every test one. */
export function createWorld(options: WorldOptions = {}): World {
  const { clock = virtualClock(), users = 63, usageDays = 366 } = options;
  const sessions = createSessions(clock);
  const hub = createHub(sessions);
  let born = 0;
  const world: World = {
    clock,
    startedAt: clock.now(),
    tenant: { ...lindenhof },
    users: createTable({
      columns: ['displayName', 'userName', 'primaryEmail', 'firstName', 'lastName', 'hasExternalReference'],
      searched: ['displayName', 'userName', 'firstName', 'lastName', 'primaryEmail'],
    }),
    roles: createLinks(),
    groups: createTable({ columns: ['name', 'groupType', 'hasExternalReference'], searched: ['name'] }),
    members: createLinks(),
    mailboxes: createTable({
      columns: ['name', 'mailboxType', 'hasExternalReference', 'ownerId'],
      searched: ['name'],
    }),
    delegates: createLinks(),
    addresses: createTable({
      columns: ['address', 'addressType', 'assignedTo'],
      searched: ['address', 'assignedTo'],
    }),
    domains: createTable({ columns: ['domainName', 'hasExternalReference'], searched: ['domainName'] }),
    domainsElsewhere: new Set(domainsElsewhere),
    policies: [],
    importSources: [],
    jobs: seedJobs(clock.now()),
    subscription,
    usage: seedUsage(clock.now(), usageDays),
    credentials: seedCredentials(),
    lockout: createLockout(clock),
    sessions,
    pocket: { sessionId: undefined },
    mails: [],
    hub,
    unanswered: [],
    newId(kind) {
      born += 1;
      return uuidOf(`new ${kind} ${born}`);
    },
  };
  seedWorld(world, users);
  return world;
}
