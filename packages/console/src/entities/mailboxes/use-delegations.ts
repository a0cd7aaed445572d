import { useQueries, useQuery } from '@tanstack/react-query';
import { mailboxesQueries } from '#queries/mailboxes.ts';
import { namedBy, together } from '#shared/actions/Dependants.tsx';

/** The service says mailbox by mailbox who may see it: no more of them are asked before a deletion. */
const FIRST = { page: 1, rowsPerPage: 100, sortBy: 'name', descending: false } as const;

/** The mailboxes that these users see as delegates, of those that are asked; left out until all of them have answered. */
export function useDelegations(userIds: readonly string[]) {
  const wanted = new Set(userIds);
  const mailboxes = useQuery(mailboxesQueries.list(FIRST));
  const asked = mailboxes.data?.rows ?? [];
  const answers = useQueries({ queries: asked.map(({ id }) => mailboxesQueries.delegatesInList(id)) });
  const isAtLeast = asked.length < (mailboxes.data?.totalRows ?? 0);
  if (mailboxes.data === undefined) return { ...namedBy(mailboxes, () => []), isAtLeast };
  const seen = answers.map(({ data, ...read }, index) => ({
    ...read,
    data: data && (data.some(({ id }) => wanted.has(id)) ? [asked[index]?.name ?? ''] : []),
  }));
  return { ...namedBy(together(seen), (names) => names), isAtLeast };
}
