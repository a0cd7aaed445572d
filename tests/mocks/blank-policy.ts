import type { createArchivePolicy, InputOf } from '@archive-console/api-client';

/** A policy nobody has written a rule into yet. */
export const blankPolicy: InputOf<typeof createArchivePolicy> = {
  isEnabled: true,
  name: 'New policy',
  subjectPatterns: [],
  subjectPatternCaseSensitive: false,
  senderPatterns: [],
  recipientPatterns: [],
  matchAllRecipients: false,
  action: 'DoNotArchive',
};
