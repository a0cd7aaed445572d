import {
  createArchivePolicy,
  getArchivePolicy,
  moveArchivePolicy,
  removeArchivePolicy,
  updateArchivePolicy,
} from '@archive-console/api-client';
import { policyIdOf } from '@archive-console/mocks';
import { blankPolicy } from '../blank-policy.ts';
import type { Provoked } from './provocation.ts';

const none = { archivePolicyId: 'none' };
const good = { ...blankPolicy, senderPatterns: ['*@news.example'] };
const id = policyIdOf('Newsletters');

export const archivePoliciesProvoked: readonly Provoked[] = [
  [getArchivePolicy, { 'ArchivePolicy.NotFound': ({ client }) => client.call(getArchivePolicy, none) }],
  [
    createArchivePolicy,
    { 'ArchivePolicy.NoRulesDefined': ({ client }) => client.call(createArchivePolicy, blankPolicy) },
  ],
  [
    updateArchivePolicy,
    {
      'ArchivePolicy.NotFound': ({ client }) =>
        client.call(updateArchivePolicy, { ...good, id: 'none', version: 1 }),
      'ArchivePolicy.ConcurrentModification': ({ client }) =>
        client.call(updateArchivePolicy, { ...good, id, version: 3 }),
      'ArchivePolicy.NoRulesDefined': ({ client }) =>
        client.call(updateArchivePolicy, { ...blankPolicy, id, version: 4 }),
    },
  ],
  [
    moveArchivePolicy,
    {
      'ArchivePolicy.NotFound': ({ client }) => client.call(moveArchivePolicy, { ...none, position: 0 }),
    },
  ],
  [removeArchivePolicy, { 'ArchivePolicy.NotFound': ({ client }) => client.call(removeArchivePolicy, none) }],
];
