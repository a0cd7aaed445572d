import type { ArchivePolicy } from '@archive-console/api-client';
import { matchesPattern } from '#entities/archive-policies/pattern-cover.ts';
import { bytesOf } from '#entities/archive-policies/policy-shadows.ts';
import type { MessageFacts } from './message-head.ts';

/** What of a message has to be known to say whether a policy matches it. */
export type Missing = 'sender' | 'recipients' | 'size' | 'unit';

/** Why a policy does not match. */
export type Reason =
  | { kind: 'sender' | 'subject' | 'exactSubject' | 'recipients' }
  /** Every recipient has to match, and these do not. */
  | { kind: 'everyRecipient'; others: readonly string[] }
  | { kind: 'larger' | 'smaller' };

export type Outcome =
  | { kind: 'decides' }
  | { kind: 'disabled' }
  | { kind: 'fails'; reasons: readonly Reason[] }
  /** All that is known matches. */
  | { kind: 'open'; missing: readonly Missing[] }
  /** An earlier one has decided. */
  | { kind: 'later' };

export interface Explanation {
  steps: readonly { policy: ArchivePolicy; outcome: Outcome }[];
  /** Those that decide if what is missing turns out so, in their order. */
  open: readonly ArchivePolicy[];
  /** The one that decides otherwise; `undefined` where none does. */
  decides: ArchivePolicy | undefined;
  /** What becomes of the message, where it is the same whatever is missing. */
  action: string | undefined;
}

/** No policy matches: the message is archived (D33). */
const DEFAULT = 'Archive';

/** Which policy decides about a message, and why each other one does not: the first that matches does (D33). */
export function explain(policies: readonly ArchivePolicy[], message: MessageFacts): Explanation {
  const known = policies.map((policy) => ({ policy, outcome: compared(policy, message) }));
  const at = known.findIndex(({ outcome }) => outcome.kind === 'decides');
  const isLater = (index: number) => at !== -1 && index > at;
  const steps = known.map(({ policy, outcome }, index) => ({
    policy,
    outcome: isLater(index) && outcome.kind !== 'disabled' ? ({ kind: 'later' } as const) : outcome,
  }));
  const open = steps.filter(({ outcome }) => outcome.kind === 'open').map(({ policy }) => policy);
  const decides = steps[at]?.policy;
  const actions = new Set([...open.map(({ action }) => action), decides?.action ?? DEFAULT]);
  return { steps, open, decides, action: actions.size === 1 ? [...actions][0] : undefined };
}

/** A kind of condition that has no pattern is met by every message. */
function compared(policy: ArchivePolicy, message: MessageFacts): Outcome {
  if (!policy.isEnabled) return { kind: 'disabled' };
  const parts = [bySender, byRecipients, bySubject, bySize].map((part) => part(policy, message));
  const reasons = parts.flatMap((part) => part.reasons ?? []);
  if (reasons.length > 0) return { kind: 'fails', reasons };
  const missing = [...new Set(parts.flatMap((part) => part.missing ?? []))];
  return missing.length > 0 ? { kind: 'open', missing } : { kind: 'decides' };
}

interface Part {
  reasons?: readonly Reason[];
  missing?: readonly Missing[];
}

const fits: Part = {};

/** Addresses are compared without regard to upper and lower case. */
const matchesAny = (patterns: readonly string[], text: string) =>
  patterns.some((pattern) => matchesPattern(pattern.toLowerCase(), text.toLowerCase()));

function bySender({ senderPatterns }: ArchivePolicy, { sender }: MessageFacts): Part {
  if (senderPatterns.length === 0) return fits;
  if (sender === '') return { missing: ['sender'] };
  return matchesAny(senderPatterns, sender) ? fits : { reasons: [{ kind: 'sender' }] };
}

function byRecipients(policy: ArchivePolicy, { recipients }: MessageFacts): Part {
  const { recipientPatterns, matchAllRecipients } = policy;
  if (recipientPatterns.length === 0) return fits;
  if (recipients.length === 0) return { missing: ['recipients'] };
  const others = recipients.filter((recipient) => !matchesAny(recipientPatterns, recipient));
  if (others.length === recipients.length) return { reasons: [{ kind: 'recipients' }] };
  return matchAllRecipients && others.length > 0 ? { reasons: [{ kind: 'everyRecipient', others }] } : fits;
}

function bySubject(policy: ArchivePolicy, { subject }: MessageFacts): Part {
  const { subjectPatterns, subjectPatternCaseSensitive } = policy;
  if (subjectPatterns.length === 0 || subjectPatterns.some((one) => matchesPattern(one, subject)))
    return fits;
  const isAlike = matchesAny(subjectPatterns, subject);
  if (!isAlike) return { reasons: [{ kind: 'subject' }] };
  return subjectPatternCaseSensitive ? { reasons: [{ kind: 'exactSubject' }] } : fits;
}

function bySize(policy: ArchivePolicy, { size }: MessageFacts): Part {
  const { greaterThanSizeFilter, lessThanSizeFilter } = policy;
  if (greaterThanSizeFilter === null && lessThanSizeFilter === null) return fits;
  const [more, less] = [bytesOf(greaterThanSizeFilter, -1), bytesOf(lessThanSizeFilter, Infinity)];
  if (size === null) return { missing: ['size'] };
  if (size <= more) return { reasons: [{ kind: 'larger' }] };
  if (size >= less) return { reasons: [{ kind: 'smaller' }] };
  // A limit in a unit that this console does not know.
  return Number.isNaN(more) || Number.isNaN(less) ? { missing: ['unit'] } : fits;
}
