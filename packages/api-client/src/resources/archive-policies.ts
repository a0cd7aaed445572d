import * as v from 'valibot';
import { openEnum } from '../open-enum.ts';
import { operation } from '../operation.ts';
import { pagedAssumptions, pagedRequest, pageOf } from '../paging.ts';
import { objectWith } from '../reading.ts';
import { ARCHIVE_ACTIONS, archivePolicy, sizeFilter } from '../shapes/archive-policy.ts';

// An action or unit the service learned later is written back as it was read.
const policyContent = {
  isEnabled: v.boolean(),
  name: v.string(),
  description: v.optional(v.string()),
  subjectPatterns: v.array(v.string()),
  subjectPatternCaseSensitive: v.boolean(),
  senderPatterns: v.array(v.string()),
  recipientPatterns: v.array(v.string()),
  matchAllRecipients: v.boolean(),
  greaterThanSizeFilter: v.nullish(sizeFilter),
  lessThanSizeFilter: v.nullish(sizeFilter),
  action: openEnum(ARCHIVE_ACTIONS),
};

/**
 * Adds a policy as the last one: every other decides before it (D33). It needs at least one pattern or size
 * (`ArchivePolicy.NoRulesDefined`); what size filters are made of says {@link sizeFilterOf}.
 */
export const createArchivePolicy = operation({
  name: 'createArchivePolicy',
  noun: 'archive-policies',
  summary: 'Creates an archive policy.',
  method: 'POST',
  path: '/archive-policies/create-archive-policy',
  access: 'bearer',
  effect: 'write',
  takes: v.object(policyContent),
  answers: archivePolicy,
  errors: ['ArchivePolicy.NoRulesDefined'],
  assumed: { takes: 'O013', answers: 'O013', errors: 'O013' },
});

/**
 * One page of the policies. Unless sorted otherwise they stand in the order in which they decide: the first that
 * matches a mail does (D33).
 */
export const listArchivePolicies = operation({
  name: 'listArchivePolicies',
  noun: 'archive-policies',
  summary: 'Lists archive policies.',
  method: 'POST',
  path: '/archive-policies/get-archive-policies',
  access: 'bearer',
  effect: 'read',
  takes: objectWith(pagedRequest, {
    action: v.optional(v.picklist(ARCHIVE_ACTIONS)),
    isEnabled: v.optional(v.boolean()),
  }),
  answers: pageOf(archivePolicy),
  errors: [],
  assumed: pagedAssumptions({
    'takes.sortBy': 'D33',
    'takes.action': 'D26',
    'takes.isEnabled': 'D26',
  }),
});

/** One policy. */
export const getArchivePolicy = operation({
  name: 'getArchivePolicy',
  noun: 'archive-policies',
  summary: 'Reads an archive policy.',
  method: 'GET',
  path: '/archive-policies/get-archive-policy/{archivePolicyId}',
  access: 'bearer',
  effect: 'read',
  takes: v.object({ archivePolicyId: v.string() }),
  answers: archivePolicy,
  errors: ['ArchivePolicy.NotFound'],
  assumed: { answers: 'O015', errors: 'O015' },
});

/**
 * Puts a policy at another place. `position` counts from 0 in the list without the policy that is moved: 0 makes
 * it the first to decide (D31). Read the list again afterwards.
 */
export const moveArchivePolicy = operation({
  name: 'moveArchivePolicy',
  noun: 'archive-policies',
  summary: 'Moves an archive policy in the order.',
  method: 'POST',
  path: '/archive-policies/move-archive-policy',
  access: 'bearer',
  effect: 'write',
  takes: v.object({
    archivePolicyId: v.string(),
    position: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  errors: ['ArchivePolicy.NotFound'],
  assumed: { 'takes.position': 'D31', errors: 'O016' },
});

/** Removes a policy: one, although the path is in the plural (D34). */
export const removeArchivePolicy = operation({
  name: 'removeArchivePolicy',
  noun: 'archive-policies',
  summary: 'Removes an archive policy.',
  method: 'DELETE',
  path: '/archive-policies/remove-archive-policies/{archivePolicyId}',
  access: 'bearer',
  effect: 'write',
  takes: v.object({ archivePolicyId: v.string() }),
  errors: ['ArchivePolicy.NotFound'],
  assumed: { path: 'D34', errors: 'O017' },
});

/**
 * Replaces a policy, all of it, but not its place. `version` is the one that was read; is it
 * another by now, another person has changed the policy and nothing is saved
 * (`ArchivePolicy.ConcurrentModification`, D32).
 */
export const updateArchivePolicy = operation({
  name: 'updateArchivePolicy',
  noun: 'archive-policies',
  summary: 'Changes an archive policy.',
  method: 'POST',
  path: '/archive-policies/update-archive-policy',
  access: 'bearer',
  effect: 'write',
  takes: objectWith(policyContent, {
    id: v.string(),
    version: v.union([v.number(), v.string()]),
  }),
  answers: archivePolicy,
  errors: ['ArchivePolicy.NotFound', 'ArchivePolicy.ConcurrentModification', 'ArchivePolicy.NoRulesDefined'],
  assumed: { takes: 'O018', 'takes.version': 'D32', answers: 'O018', errors: 'O018' },
});
