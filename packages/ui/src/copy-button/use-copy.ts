import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';

/** What became of copying, and how long it is said, in milliseconds: a refusal has to be read. */
const saidFor = { copied: 2000, refused: 8000 };

/** What became of copying a moment ago. */
export type CopyOutcome = keyof typeof saidFor;

/** Copies, and says for a while what became of it. */
export function useCopy(text: string): {
  readonly outcome: CopyOutcome | undefined;
  readonly copy: () => Promise<void>;
} {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), saidFor[outcome]);
    return () => clearTimeout(timer);
  }, [outcome]);
  return {
    outcome,
    async copy() {
      setOutcome((await copyText(text)) ? 'copied' : 'refused');
    },
  };
}
