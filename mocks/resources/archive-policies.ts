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

const policyWith = (world: World, id: string): ArchivePolicy =>
  world.policies.find((policy) => policy.id === id) ?? refuse('ArchivePolicy.NotFound');

/** Puts others, or none, where a policy stands. */
function replace({ policies }: World, policy: ArchivePolicy, ...others: ArchivePolicy[]): void {
  policies.splice(policies.indexOf(policy), 1, ...others);
}

const notify = (world: World, id: string) => world.hub.notify('ArchivePoliciesChanged', { ids: [id] });

export const archivePoliciesRules = [
  rule(listArchivePolicies, ({ world, input }) =>
    pageOfRows(
      policiesFor(world.policies, input).filter(
        ({ action, isEnabled }) => isAsked(input.action, action) && isAsked(input.isEnabled, isEnabled),
      ),
      input,
    ),
  ),
  rule(getArchivePolicy, ({ world, input }) => policyWith(world, input.archivePolicyId)),
  rule(createArchivePolicy, ({ world, input }) => {
    const policy = { id: world.newId('policy'), version: 1, ...contentFrom(input) };
    world.policies.push(policy);
    notify(world, policy.id);
    return policy;
  }),
  rule(updateArchivePolicy, ({ world, input }) => {
    const known = policyWith(world, input.id);
    if (String(known.version) !== String(input.version)) refuse('ArchivePolicy.ConcurrentModification');
    const policy = { id: input.id, version: Number(known.version) + 1, ...contentFrom(input) };
    replace(world, known, policy);
    notify(world, policy.id);
    return policy;
  }),
  rule(moveArchivePolicy, ({ world, input: { archivePolicyId, position } }) => {
    const policy = policyWith(world, archivePolicyId);
    const last = world.policies.length - 1;
    if (position > last) refuseField('position', `The last place is ${last}.`);
    replace(world, policy);
    world.policies.splice(position, 0, policy);
    notify(world, archivePolicyId);
  }),
  rule(removeArchivePolicy, ({ world, input }) => {
    replace(world, policyWith(world, input.archivePolicyId));
    notify(world, input.archivePolicyId);
  }),
];
