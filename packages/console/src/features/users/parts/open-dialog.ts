import type { User } from '@archive-console/api-client';
import type { BulkDeed } from './use-bulk-actions.ts';

/** What is open over the list: a deed for the selection, or the question before one row is deleted. */
export type OpenDialog = { deed: BulkDeed } | { remove: User };
