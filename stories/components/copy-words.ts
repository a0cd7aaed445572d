import type { CopyWords } from '@archive-console/ui';

/** Said where the browser refuses to copy. */
export const notCopied = 'Not copied. Select the text and copy it yourself.';

/** German words around copying, for an action in words of its own. */
export const germanCopyWords = (copy: string): CopyWords => ({
  copy,
  copied: 'Kopiert',
  notCopied: 'Nicht kopiert. Markieren Sie den Text und kopieren Sie ihn selbst.',
});
