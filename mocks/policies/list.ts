import type { ArchivePolicy } from '@archive-console/api-client';
import { collator } from '../lists/collator.ts';
import type { ListRequest } from '../lists/list.ts';
import { matchesText, plainText } from '../lists/matches-text.ts';

const COLUMNS = ['name', 'description', 'action', 'isEnabled'] as const;

function searchedIn(policy: ArchivePolicy): string {
  const { name, description, subjectPatterns, senderPatterns, recipientPatterns } = policy;
  return plainText(
    [name, description, ...subjectPatterns, ...senderPatterns, ...recipientPatterns].join('\n'),
  );
}

/** The policies as a list shows them: in the order in which they decide, unless it asks for another. */
export function policiesFor(
  policies: readonly ArchivePolicy[],
  { sortBy, filter }: ListRequest,
): ArchivePolicy[] {
  const hasText = matchesText(filter);
  const found = policies.filter((policy) => hasText?.(searchedIn(policy)) ?? true);
  const column = COLUMNS.find((known) => known === sortBy);
  if (column === undefined) return found;
  return found.toSorted((a, b) => collator.compare(String(a[column]), String(b[column])));
}
