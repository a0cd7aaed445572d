import {
  type ArchivePolicy,
  createArchivePolicy,
  getArchivePolicy,
  type InputOf,
  listArchivePolicies,
  moveArchivePolicy,
  removeArchivePolicy,
  updateArchivePolicy,
} from '@archive-console/api-client';
import { type QueryClient, queryOptions, type UseMutationOptions } from '@tanstack/react-query';
import { call, detailQuery, keyOf, nameQuery } from './api.ts';
import { bulkAction } from './bulk-action.ts';
import type { Changes } from './change.ts';
import { invalidate } from './invalidation.ts';
import { mutation } from './mutation.ts';
import { countQuery, foundQuery } from './paged-reads.ts';
import { type ReadPage, readAllPages } from './read-all-pages.ts';

const aboutPolicy = ({ archivePolicyId }: { archivePolicyId: string }) => ({
  archivePolicyId: [archivePolicyId],
});

/** What each kind of change makes stale: said once for mutation and hub event. */
export const archivePoliciesChanges = {
  creation: {
    invalidates: ['listArchivePolicies'],
    about: (_input: unknown, policy?: ArchivePolicy) => policy && { archivePolicyId: [policy.id] },
  },
  content: {
    invalidates: ['listArchivePolicies', 'getArchivePolicy'],
    about: ({ id }: { id: string }) => ({ archivePolicyId: [id] }),
  },
  order: { invalidates: ['listArchivePolicies'], about: aboutPolicy },
  deletion: {
    invalidates: ['listArchivePolicies'],
    about: aboutPolicy,
    deletes: (names: { archivePolicyId: string }) => ({ names, read: 'getArchivePolicy' }),
  },
} satisfies Changes;

export const archivePoliciesQueries = {
  /** All policies, in the order in which they decide: what one of them does depends on those before it. */
  order: () =>
    queryOptions({
      // Kept under the operation, so that it is invalidated with it.
      queryKey: keyOf(listArchivePolicies, { all: true }),
      queryFn: ({ client, signal }): Promise<readonly ArchivePolicy[]> =>
        readAllPages(readPolicies(client), { signal }),
    }),
  count: () => countQuery(listArchivePolicies, { sortBy: 'name', descending: false }),
  /** The first policies that match a text, for a search that asks for many nouns at once. */
  found: (text: string) => foundQuery(listArchivePolicies, 'name', text),
  detail: (archivePolicyId: string) => detailQuery(getArchivePolicy, { archivePolicyId }),
  /** The name of a policy: the title of the page. */
  name: (archivePolicyId: string) => nameQuery(getArchivePolicy, { archivePolicyId }, ({ name }) => name),
};

/** Reads any page of the policies in their order, past the cache. */
export function readPolicies(queryClient: QueryClient): ReadPage<ArchivePolicy> {
  return (place, signal) => call(queryClient, listArchivePolicies, place, signal);
}

const { creation, content, order, deletion } = archivePoliciesChanges;
const shown = { isShownWhenDone: true };
const lookUps = () => import('./archive-policies-look-ups.ts');

/** The order after a policy was moved; `position` counts from 0 in the list without it. */
export function orderAfterMove(
  policies: readonly ArchivePolicy[],
  { archivePolicyId, position }: InputOf<typeof moveArchivePolicy>,
): readonly ArchivePolicy[] {
  const moved = policies.filter(({ id }) => id === archivePolicyId);
  const others = policies.filter(({ id }) => id !== archivePolicyId);
  return [...others.slice(0, position), ...moved, ...others.slice(position)];
}

/** Shows the new order before the service has answered, and the one before where it refuses. */
function move(): UseMutationOptions<undefined, Error, InputOf<typeof moveArchivePolicy>> {
  const sent = mutation(moveArchivePolicy, order, {
    ...shown,
    lookUp: async () => (await lookUps()).moved,
  });
  const { queryKey } = archivePoliciesQueries.order();
  return {
    ...sent,
    async mutationFn(input, context) {
      const { client } = context;
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (known) => known && orderAfterMove(known, input));
      try {
        return await sent.mutationFn?.(input, context);
      } catch (error) {
        client.setQueryData(queryKey, before);
        // Why it was refused may be that the list is another one by now.
        invalidate(client, order.invalidates);
        throw error;
      }
    },
  };
}

/** One that is refused may have been changed by another person: then theirs is read, and stands beside what was sent. */
function update(): UseMutationOptions<ArchivePolicy, Error, InputOf<typeof updateArchivePolicy>> {
  const sent = mutation(updateArchivePolicy, content, {
    ...shown,
    lookUp: async () => (await lookUps()).updated,
  });
  return {
    ...sent,
    onError: (_error, input, _result, { client }) =>
      invalidate(client, content.invalidates, content.about(input)),
  };
}

export const archivePoliciesMutations = {
  create: () =>
    mutation(createArchivePolicy, creation, { ...shown, lookUp: async () => (await lookUps()).created }),
  update,
  move,
  remove: () =>
    mutation(removeArchivePolicy, deletion, { ...shown, lookUp: async () => (await lookUps()).removed }),
};

/** The same for many policies. */
export const archivePoliciesBulk = {
  /**
   * @param policies as they were selected: what is known of them by now is sent, so that no version is an old one
   * @param isGrave whether a policy is enabled only by who has typed its name: one that has become such since is sent as it
   *   was selected, and the service refuses its version
   */
  enable: (
    client: QueryClient,
    policies: readonly ArchivePolicy[],
    isEnabled: boolean,
    isGrave: (policy: ArchivePolicy) => boolean,
  ) => {
    const { queryKey } = archivePoliciesQueries.order();
    const policyOf = (id: string) => {
      const selected = policies.find((one) => one.id === id);
      if (selected === undefined) throw new Error(`Policy '${id}' is not one of those that were selected.`);
      const known = client.getQueryData(queryKey)?.find((one) => one.id === id) ?? selected;
      const isGraveNow = (policy: ArchivePolicy) => isGrave({ ...policy, isEnabled });
      return isGraveNow(known) && !isGraveNow(selected) ? selected : known;
    };
    return bulkAction(
      client,
      updateArchivePolicy,
      (id) => ({ ...policyOf(id), isEnabled }),
      content,
      async () => (await lookUps()).updated,
    );
  },
  remove: (client: QueryClient) =>
    bulkAction(
      client,
      removeArchivePolicy,
      (archivePolicyId) => ({ archivePolicyId }),
      deletion,
      async () => (await lookUps()).removed,
    ),
};
