import {
  type ArchivePolicy,
  type createArchivePolicy,
  getArchivePolicy,
  listArchivePolicies,
  type moveArchivePolicy,
  type removeArchivePolicy,
  type updateArchivePolicy,
} from '@archive-console/api-client';
import { call } from './api.ts';
import { wasReported } from './invalidation-state.ts';
import type { LookUp } from './look-up.ts';
import { isDeleted, notReached, reachedIf, rowsOf } from './lost-answers.ts';

/** Whether a policy says what was sent. Its version is another one by then. */
function saysWhatWasSent(policy: ArchivePolicy, sent: object): boolean {
  return Object.entries(sent).every(
    ([field, value]) =>
      field === 'version' ||
      JSON.stringify(policy[field as keyof ArchivePolicy] ?? null) === JSON.stringify(value ?? null),
  );
}

/** Policies may say the same: the new one is the one that the hub has just reported. */
export const created: LookUp<typeof createArchivePolicy> = async (client, input) => {
  let isUnsure = false;
  for await (const policy of rowsOf<ArchivePolicy>(client, listArchivePolicies, {})) {
    if (!saysWhatWasSent(policy, input)) continue;
    if (wasReported(client, 'archivePolicyId', policy.id)) return { isReached: true, answer: policy };
    isUnsure = true;
  }
  if (isUnsure) throw new Error('There is a policy that says the same, perhaps another one.');
  return notReached;
};

export const updated: LookUp<typeof updateArchivePolicy> = async (client, input) => {
  const answer = await call(client, getArchivePolicy, { archivePolicyId: input.id });
  return saysWhatWasSent(answer, input) ? { isReached: true, answer } : notReached;
};

export const moved: LookUp<typeof moveArchivePolicy> = async (client, { archivePolicyId, position }) => {
  let place = 0;
  for await (const { id } of rowsOf<ArchivePolicy>(client, listArchivePolicies, {})) {
    if (id === archivePolicyId) return reachedIf(place === position);
    place += 1;
  }
  return notReached;
};

export const removed: LookUp<typeof removeArchivePolicy> = async (client, input) =>
  reachedIf(await isDeleted(client, getArchivePolicy, input));
