import * as v from 'valibot';
import { openEnum } from '../open-enum.ts';
import { optionalFlag } from '../reading.ts';

/** The kinds of group (specification, section 4). */
export const GROUP_TYPES = ['Default', 'DistributionGroup', 'SecurityGroup'] as const;

/** A group of users (specification, section 3). */
export const group = v.object({
  id: v.string(),
  name: v.string(),
  groupType: openEnum(GROUP_TYPES),
  /** Managed by Microsoft 365: read-only (D69). */
  hasExternalReference: optionalFlag,
});

/** A group of users; `groupType` may be a kind this console does not know. */
export type Group = v.InferOutput<typeof group>;
