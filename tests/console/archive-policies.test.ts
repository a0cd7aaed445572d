import type { ArchivePolicy } from '@archive-console/api-client';
import { expect, it } from 'vitest';
import { dropsEverything } from '#console/entities/archive-policies/policy-shadows.ts';
import { archivePoliciesBulk, archivePoliciesQueries } from '#console/queries/archive-policies.ts';
import { openQueries } from './open-queries.ts';

/** Policies as they were selected, and then as another person changed the first of them. */
async function selectedThenChanged(change: Partial<ArchivePolicy>) {
  const { world, client } = await openQueries();
  const [first] = world.policies;
  if (first === undefined) throw new Error('The demo service has no policy.');
  Object.assign(first, { isEnabled: false });
  const selected = structuredClone(await client.fetchQuery(archivePoliciesQueries.order()));
  Object.assign(first, change, { version: Number(first.version) + 1 });
  await client.invalidateQueries();
  await client.fetchQuery(archivePoliciesQueries.order());
  const { act } = archivePoliciesBulk.enable(client, selected, true, dropsEverything);
  return { id: first.id, act, isEnabled: () => world.policies.find(({ id }) => id === first.id)?.isEnabled };
}

it('a policy that was changed since it was selected is enabled as it is now', async () => {
  const { id, act, isEnabled } = await selectedThenChanged({ description: 'Asked for by sales' });
  await act(id);
  expect(isEnabled()).toBe(true);
});

it('a policy that keeps every mail out since it was selected is not enabled with many', async () => {
  const { id, act, isEnabled } = await selectedThenChanged({
    action: 'DoNotArchive',
    subjectPatterns: [],
    senderPatterns: ['*'],
    recipientPatterns: [],
    greaterThanSizeFilter: null,
    lessThanSizeFilter: null,
  });
  await expect(act(id)).rejects.toMatchObject({ code: 'ArchivePolicy.ConcurrentModification' });
  expect(isEnabled()).toBe(false);
});
