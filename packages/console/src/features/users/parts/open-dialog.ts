import type { User } from '@archive-console/api-client';
import type { BulkActionId } from './use-bulk-actions.ts';

/** What is open over the list: a action for the selection, or the question before one row is deleted. */
export type OpenDialog = { action: BulkActionId } | { remove: User };
