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
import { isDeleted, notReached, reachedIf, reportedAmong, rowsOf } from './lost-answers.ts';

/** Whether a policy says what was sent. Its version is another one by then. */
function saysWhatWasSent(policy: ArchivePolicy, sent: object): boolean {
  return Object.entries(sent).every(
    ([field, value]) =>
      field === 'version' ||
      JSON.stringify(policy[field as keyof ArchivePolicy] ?? null) === JSON.stringify(value ?? null),
  );
}

/** Policies may say the same. */
export const created: LookUp<typeof createArchivePolicy> = (client, input) =>
  reportedAmong(
    rowsOf<ArchivePolicy>(client, listArchivePolicies, {}),
    (policy) => saysWhatWasSent(policy, input),
    ({ id }) => wasReported(client, 'archivePolicyId', id),
  );

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
