import { accounts } from './accounts.ts';
import { createAgenda } from './agenda.ts';
import type { Clock } from './clock.ts';
import { createErrands } from './microsoft/errands.ts';
import type { Random } from './random.ts';
import { seedCredentials } from './session/credentials.ts';
import { createLockout } from './session/lockout.ts';
import { createSessions, type SessionTimes } from './session/sessions.ts';
import { createSignIns } from './session/sign-ins.ts';
import { uuidOf } from './stable-id.ts';
import type { Identity } from './world.ts';

const HEX = '0123456789abcdef'.split('');
const SECRET_LENGTH = 32;

/** What all tenants of one service share, as it begins. */
export function createIdentity(
  clock: Clock,
  times: SessionTimes,
  chance: Random,
): Omit<Identity, 'tenants' | 'faults'> {
  const lockout = createLockout(clock);
  for (const { email, hurdle } of accounts) if (hurdle === 'locked') lockout.lock(email);
  let born = 0;
  return {
    clock,
    startedAt: clock.now(),
    wholeAgenda: createAgenda(clock),
    credentials: seedCredentials(),
    lockout,
    sessions: createSessions(clock, times),
    signIns: createSignIns(clock),
    errands: createErrands(clock),
    registrations: new Map(),
    pocket: {},
    mails: [],
    dnsZone: new Map(),
    unanswered: [],
    newId(kind) {
      born += 1;
      return uuidOf(`new ${kind} ${born}`);
    },
    chance,
    newSecret: () => Array.from({ length: SECRET_LENGTH }, () => chance.pick(HEX)).join(''),
  };
}
