import type { FileFieldWords } from '@archive-console/ui';

/** Words of a file field that takes a message. */
export const messageFileWords: FileFieldWords = {
  drop: 'Drop an .eml file here or',
  choose: 'choose a file',
  remove: (name) => `Remove ${name}`,
  chosen: (name) => `${name} is chosen.`,
  removed: 'No file is chosen.',
  refused: (_why, name = 'This') => `${name} is no .eml file.`,
};
