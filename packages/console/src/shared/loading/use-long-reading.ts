import { useEffect, useEffectEvent, useState } from 'react';
import type { ReadingPhase } from '#queries/read-of-each.ts';
import type { ReadingActions } from './ReadingControls.tsx';

/** What is read of many things, as far as it is. */
export interface LongReading<TFacts> {
  phase: ReadingPhase;
  facts: TFacts;
  /** From when to when it was read. */
  from: Date;
  until?: Date;
  /** Why nothing could be read, or the last part that could not. */
  error?: unknown;
}

/** What is learned is shown, until the reading is ended. */
export interface ReadingOptions<TFacts> {
  signal: AbortSignal;
  onFacts: (facts: TFacts) => void;
}

/**
 * Reads for a page, while it is open, what takes many reads.
 *
 * @param readMissing answers why the last part that failed was not read; throws where nothing could be read
 */
export function useLongReading<TFacts>(
  nothing: TFacts,
  readMissing: (before: TFacts, options: ReadingOptions<TFacts>) => Promise<unknown>,
): { reading: LongReading<TFacts>; actions: ReadingActions } {
  const begun = (facts: TFacts): LongReading<TFacts> => ({ phase: 'reading', facts, from: new Date() });
  const [reading, setReading] = useState(() => begun(nothing));
  const [attempt, setAttempt] = useState(0);

  const read = useEffectEvent(async (signal: AbortSignal) => {
    const show = (change: Partial<LongReading<TFacts>>) => {
      if (!signal.aborted) setReading((known) => ({ ...known, ...change }));
    };
    try {
      const error = await readMissing(reading.facts, { signal, onFacts: (facts) => show({ facts }) });
      show({ phase: 'read', until: new Date(), error });
    } catch (error) {
      show({ phase: 'failed', until: new Date(), error });
    }
  });

  useEffect(() => {
    if (reading.phase !== 'reading') return undefined;
    const controller = new AbortController();
    void read(controller.signal);
    return () => controller.abort();
  }, [reading.phase, attempt]);

  return {
    reading,
    actions: {
      stop: () => setReading((known) => ({ ...known, phase: 'stopped', until: new Date() })),
      resume: () => setReading(({ facts, from }) => ({ phase: 'reading', facts, from })),
      restart() {
        setAttempt((count) => count + 1);
        setReading(begun(nothing));
      },
    },
  };
}
