import { createApiClient } from '@archive-console/api-client';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { vi } from 'vitest';
import { connect } from '#console/queries/api.ts';
import { setHubLive } from '#console/queries/invalidation-state.ts';
import { invalidateFromHub } from '#console/queries/invalidation.ts';
import { type usersMutations, usersQueries } from '#console/queries/users.ts';

export const ids = ['jonas', 'mira', 'gustav'];
const usersChanged = ['listUsers', 'getUser', 'getUserRoles'] as const;
const request = { page: 1, rowsPerPage: 10, sortBy: 'displayName', descending: false };
/** Longer than anything is gathered. */
const LATER_MS = 1000;

const userOf = (id: string) => ({
  id,
  userName: `${id}@lindenhof.example`,
  displayName: id,
  firstName: id,
  lastName: '',
  primaryEmail: `${id}@lindenhof.example`,
  hasExternalReference: false,
});

/** A console that shows a list with the roles of each and one user, and the reads it sends from then on. */
export async function openPage() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  const sent: string[] = [];
  const writes: (() => void)[] = [];
  let readable = Promise.resolve();
  const fetch = vi.fn(async (url: unknown) => {
    const [, operation = '', input = ''] = /(?:users|groups)\/([a-z-]+)\/?(.*)$/.exec(url as string) ?? [];
    sent.push(`${operation} ${input}`.trim());
    if (operation.startsWith('get-')) await readable;
    else await new Promise<void>((resolve) => writes.push(resolve));
    const answers: Readonly<Record<string, unknown>> = {
      'get-users': { rows: ids.map(userOf), totalRows: 3 },
      'get-user': userOf(input),
      'get-user-roles': [],
      'get-group-members': { rows: [], totalRows: 0 },
      'get-group': { id: 'staff', name: 'Staff', groupType: 'Default' },
    };
    const body = answers[operation];
    return body === undefined ? new Response(null, { status: 204 }) : Response.json(body);
  });
  connect(client, createApiClient({ fetch }));
  setHubLive(client, true);
  const reads = [usersQueries.list(request), usersQueries.detail('jonas'), ...ids.map(usersQueries.roles)];
  for (const read of reads) {
    new QueryObserver(client, read as ReturnType<typeof usersQueries.roles>).subscribe(() => undefined);
  }
  await vi.advanceTimersByTimeAsync(LATER_MS);
  sent.length = 0;
  return {
    client,
    sent,
    hubReports: (...userIds: string[]) =>
      invalidateFromHub(client, usersChanged, userIds.length === 0 ? {} : { userId: userIds }),
    /** Keeps back the answers of the reads that are sent from now on. Answers how to let them come. */
    holdReads() {
      let letCome = () => {};
      readable = new Promise((resolve) => (letCome = resolve));
      return () => letCome();
    },
    /** Answers the write that was sent first, or last. */
    answer: () => writes.shift()?.(),
    answerLast: () => writes.pop()?.(),
    send: (change: ReturnType<typeof usersMutations.addRoles>) => new MutationObserver(client, change),
    later: () => vi.advanceTimersByTimeAsync(LATER_MS),
    soon: () => vi.advanceTimersByTimeAsync(5),
  };
}
