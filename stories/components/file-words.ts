import type { FileFieldWords } from '@archive-console/ui';

/** Words of a file field that takes a message. */
export const messageFileWords: FileFieldWords = {
  drop: 'Drop an .eml file here or',
  refused: (_why, name = 'This') => `${name} is no .eml file.`,
};
