import {
  type ArchivePolicy,
  createArchivePolicy,
  getArchivePolicy,
  listArchivePolicies,
  moveArchivePolicy,
  removeArchivePolicy,
  updateArchivePolicy,
} from '@archive-console/api-client';
import { isAsked } from '../lists/is-asked.ts';
import { pageOfRows } from '../lists/page.ts';
import { contentFrom } from '../policies/content.ts';
import { policiesFor } from '../policies/list.ts';
import { refuse, refuseField } from '../refusal.ts';
import { rule } from '../rule.ts';
import type { World } from '../world.ts';

function placeOf(world: World, id: string): number {
  const place = world.policies.findIndex((policy) => policy.id === id);
  return place < 0 ? refuse('ArchivePolicy.NotFound') : place;
}

function take(world: World, id: string): ArchivePolicy {
  const [policy] = world.policies.splice(placeOf(world, id), 1);
  return policy ?? refuse('ArchivePolicy.NotFound');
}

const tell = (world: World, id: string) => world.hub.tell('ArchivePoliciesChanged', { ids: [id] });

export const archivePoliciesRules = [
  rule(listArchivePolicies, ({ world, input }) =>
    pageOfRows(
      policiesFor(world.policies, input).filter(
        ({ action, isEnabled }) => isAsked(input.action, action) && isAsked(input.isEnabled, isEnabled),
      ),
      input,
    ),
  ),
  rule(
    getArchivePolicy,
    ({ world, input }) =>
      world.policies.find(({ id }) => id === input.archivePolicyId) ?? refuse('ArchivePolicy.NotFound'),
  ),
  rule(createArchivePolicy, ({ world, input }) => {
    const policy = { id: world.newId('policy'), version: 1, ...contentFrom(input) };
    world.policies.push(policy);
    tell(world, policy.id);
    return policy;
  }),
  rule(updateArchivePolicy, ({ world, input }) => {
    const place = placeOf(world, input.id);
    const version = world.policies[place]?.version;
    if (String(version) !== String(input.version)) refuse('ArchivePolicy.ConcurrentModification');
    const policy = { id: input.id, version: Number(version) + 1, ...contentFrom(input) };
    world.policies[place] = policy;
    tell(world, policy.id);
    return policy;
  }),
  rule(moveArchivePolicy, ({ world, input: { archivePolicyId, position } }) => {
    placeOf(world, archivePolicyId);
    const last = world.policies.length - 1;
    if (position > last) refuseField('position', `The last place is ${last}.`);
    world.policies.splice(position, 0, take(world, archivePolicyId));
    tell(world, archivePolicyId);
  }),
  rule(removeArchivePolicy, ({ world, input }) => {
    take(world, input.archivePolicyId);
    tell(world, input.archivePolicyId);
  }),
];
