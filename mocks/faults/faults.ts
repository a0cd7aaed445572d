import type { AnyOperation } from '@archive-console/api-client';
import type { FaultKind } from './kinds.ts';

/** Something that goes wrong with an operation. */
export interface Fault {
  readonly kind: FaultKind;
  /** @default every operation */
  readonly operation?: AnyOperation;
  /** Of the calls it is meant for: only the first ones, or only each so-manieth. @default all */
  readonly calls?: { readonly first: number } | { readonly every: number };
  /** The service does what it was asked all the same, and only its answer is lost. @default false */
  readonly isDone?: boolean;
}

/** A fault that is switched on. */
export interface ActiveFault extends Fault {
  readonly id: number;
  /** How many calls it was meant for so far. */
  readonly hits: number;
}

/** What goes wrong from the beginning. */
export interface FaultOptions {
  /** @default none */
  faults?: readonly Fault[];
  /** How many milliseconds every answer takes. @default as the handlers were made */
  latencyMs?: number;
  /** Whether the hub can be reached. @default true */
  hubIsOn?: boolean;
}

/** What goes wrong with a service by intention. */
export interface Faults {
  /** Switches a fault on. Of several that are due at a call, the first counts. */
  add(fault: Fault): ActiveFault;
  remove(id: number): void;
  clear(): void;
  all(): readonly ActiveFault[];
  /** Counts a call, and answers what goes wrong with it. */
  next(operation: AnyOperation): Fault | undefined;
  /** How many milliseconds every answer takes; `undefined`: as the handlers were made. */
  latencyMs: number | undefined;
  /** Whether the hub of every tenant can be reached, also of those that are yet to come. */
  hubIsOn: boolean;
}

function isDue({ calls, hits }: ActiveFault): boolean {
  if (calls === undefined) return true;
  return 'first' in calls ? hits <= calls.first : hits % calls.every === 0;
}

export function createFaults({ faults = [], latencyMs, hubIsOn = true }: FaultOptions = {}): Faults {
  const active: (ActiveFault & { hits: number })[] = [];
  let born = 0;

  function add(fault: Fault): ActiveFault {
    born += 1;
    const added = { ...fault, id: born, hits: 0 };
    active.push(added);
    return added;
  }

  for (const fault of faults) add(fault);
  return {
    latencyMs,
    hubIsOn,
    add,
    remove(id) {
      const place = active.findIndex((fault) => fault.id === id);
      if (place !== -1) active.splice(place, 1);
    },
    clear: () => active.splice(0),
    all: () => active,
    next(called) {
      const meant = active.filter(({ operation = called }) => operation === called);
      for (const fault of meant) fault.hits += 1;
      return meant.find(isDue);
    },
  };
}
