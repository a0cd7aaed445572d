import { type ArchivePolicy } from '@archive-console/api-client';
import { policyIdOf, type World } from '@archive-console/mocks';
import { enter, pick, type Place, press } from '#stories/steps.ts';

/** Third of seven; two sender patterns, more than 10 MB. */
export const newsletters = policyIdOf('Newsletters');
/** Sixth, disabled; more than 150 MB. */
export const largeFiles = policyIdOf('Large files go elsewhere');
export const noPolicy = policyIdOf('no such policy');

export const orderOf = (world: World) => world.policies.map(({ name }) => name);
export const policyIn = (world: World, id: string) => world.policies.find((policy) => policy.id === id);

/** Another person changes a policy. */
export function change(world: World, id: string, difference: Partial<ArchivePolicy>): void {
  const index = world.policies.findIndex((policy) => policy.id === id);
  const policy = world.policies[index];
  if (policy === undefined) throw new Error(`There is no policy ${id} in this world: use one of this file.`);
  world.policies[index] = { ...policy, ...difference, version: Number(policy.version) + 1 };
}

/** The same, and the service reports it. */
export function changeLive(world: World, id: string, difference: Partial<ArchivePolicy>): void {
  change(world, id, difference);
  world.hub.notify('ArchivePoliciesChanged', { ids: [id] });
}

/** What is typed for a new policy that keeps mail out of the archive. */
export async function fill(shown: Place, name = 'Circulars', sender = '*@circular.example') {
  await enter(shown, 'archive-policies:field.name', name);
  await pick(shown, 'archive-policies:action.DoNotArchive');
  if (sender !== '') await enter(shown, 'archive-policies:field.senders', `${sender}{Enter}`);
}

export async function submit(shown: Place, name?: string, sender?: string) {
  await fill(shown, name, sender);
  await press(shown, 'archive-policies:create.submit');
}
