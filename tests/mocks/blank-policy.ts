import type { createArchivePolicy, InputOf } from '@archive-console/api-client';

/** A policy without any rule yet. */
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
