import type { ArchivePolicy } from '@archive-console/api-client';

/** A policy that archives nothing of what it is about, by default all; its id is its name. */
export const policyThat = (name: string, says: Partial<ArchivePolicy>): ArchivePolicy => ({
  id: name,
  version: 1,
  name,
  description: '',
  isEnabled: true,
  subjectPatterns: [],
  subjectPatternCaseSensitive: false,
  senderPatterns: [],
  recipientPatterns: [],
  matchAllRecipients: false,
  greaterThanSizeFilter: null,
  lessThanSizeFilter: null,
  action: 'DoNotArchive',
  ...says,
});
