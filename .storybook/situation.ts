import { accounts, type Fault, operations, type WorldOptions } from '@archive-console/mocks';
import type { StoryContext } from 'storybook/internal/csf';
import { initialGlobals } from './initial-globals.ts';

type Globals = StoryContext['globals'];

/** How the address of the book writes an account: it takes letters, digits and dashes. */
export const accountKey = (email: string): string => (email.split('@')[0] ?? '').replaceAll('.', '-');

/** What the toolbar calls a fault → what the demo service does then. */
const faultKinds: Readonly<Record<string, Fault['kind']>> = {
  fails: 'unexpected-error',
  hangs: 'abort',
  empty: 'empty-answer',
  broken: 'wrong-shape',
};

/** What the choices of the latency menu take, in milliseconds. */
const latencies: Readonly<Record<string, number>> = { short: 400, long: 3000 };

/** Who is signed in, and what the service holds and does. */
export interface Situation {
  as: string | null | undefined;
  world: WorldOptions | undefined;
}

/** The situation of a story, changed by what the toolbar says. */
export function situationOf(written: Situation, globals: Globals): Situation {
  const account = accounts.find(({ email }) => accountKey(email) === globals['account']);
  const latencyMs = latencies[String(globals['latency'])];
  const fault = faultOf(globals);
  const as = globals['account'] === 'visitor' ? null : (account?.email ?? written.as);
  return {
    as,
    world: {
      ...written.world,
      ...(account !== undefined && { tenant: account.tenant }),
      ...(latencyMs !== undefined && { latencyMs }),
      ...(fault !== undefined && { faults: [fault] }),
    },
  };
}

function faultOf(globals: Globals): Fault | undefined {
  const kind = faultKinds[String(globals['fault'])];
  const operation = operations.find(({ name }) => name === globals['faultAt']);
  return kind && { kind, ...(operation !== undefined && { operation }) };
}

/** Whether a story can still come to where its play leads: another person, or a service that fails altogether, ends it. */
export const leadsAsWritten = (globals: Globals): boolean =>
  (globals['account'] ?? initialGlobals.account) === initialGlobals.account &&
  ((globals['fault'] ?? 'none') === 'none' || globals['faultAt'] !== 'every');
