import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { nothingRead, type ProcedureFacts, progressOf, readProcedure } from './procedure-reading.ts';

/** The description of the procedure, as far as it is read. */
export interface Procedure {
  /** `failed`: nothing at all could be read. */
  phase: 'reading' | 'stopped' | 'read' | 'failed';
  facts: ProcedureFacts;
  /** From when to when it was read. */
  from: Date;
  until?: Date;
  /** Why the last part that could not be read was not. */
  error?: unknown;
}

export interface ProcedureReading {
  procedure: Procedure;
  /** Nothing more is read; what is known stays. */
  stop(): void;
  /** Reads what is missing. */
  resume(): void;
  /** Forgets what is known, and reads everything anew. */
  restart(): void;
}

const begun = (): Procedure => ({ phase: 'reading', facts: nothingRead, from: new Date() });

/** Reads everything that the description says, while its page is open. */
export function useProcedure(): ProcedureReading {
  const client = useQueryClient();
  const [procedure, setProcedure] = useState(begun);
  const [attempt, setAttempt] = useState(0);

  const read = useEffectEvent(async (signal: AbortSignal) => {
    const show = (change: (known: Procedure) => Partial<Procedure>) => {
      if (!signal.aborted) setProcedure((known) => ({ ...known, ...change(known) }));
    };
    try {
      const error = await readProcedure(client, procedure.facts, {
        signal,
        onFacts: (facts) => show(() => ({ facts })),
      });
      show(({ facts }) => ({
        phase: error !== undefined && progressOf(facts).done === 0 ? 'failed' : 'read',
        until: new Date(),
        error,
      }));
    } catch (error) {
      show(() => ({ phase: 'failed', until: new Date(), error }));
    }
  });

  useEffect(() => {
    if (procedure.phase !== 'reading') return undefined;
    const controller = new AbortController();
    void read(controller.signal);
    return () => controller.abort();
  }, [procedure.phase, attempt]);

  return {
    procedure,
    stop: () => setProcedure((known) => ({ ...known, phase: 'stopped', until: new Date() })),
    resume: () => setProcedure(({ facts, from }) => ({ phase: 'reading', facts, from })),
    restart() {
      setAttempt((count) => count + 1);
      setProcedure(begun());
    },
  };
}
