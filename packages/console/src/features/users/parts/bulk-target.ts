import type { User } from '@archive-console/api-client';
import { nameOf } from '#queries/users.ts';
import type { BulkTarget } from '#shared/bulk/bulk-runs.ts';

/** A person as a row of a bulk action. */
export function targetOf(user: User): BulkTarget {
  return { id: user.id, name: nameOf(user), userName: user.userName, email: user.primaryEmail };
}
