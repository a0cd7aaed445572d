import type { CopyWords } from '@archive-console/ui';

/** The words of a button that copies. */
export const useCopyWords = (copy: string): CopyWords => ({ copy });
