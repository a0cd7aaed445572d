import * as v from 'valibot';
import { openEnum } from '../open-enum.ts';
import { optionalFigure, optionalText } from '../reading.ts';
import { IMPORT_TASK_STATES } from '../shapes/import-task.ts';

// An event in a shape we do not know still says that something changed: it must not be lost.
const changed = v.fallback(v.object({ ids: v.fallback(v.array(v.string()), []) }), { ids: [] });
const happened = v.fallback(v.object({}), {});

/**
 * What the hub can report, and with what: event → payload. All of it is assumed (D60). `ids` names
 * what was changed, added or removed; none at all means that anything may have.
 */
export const HUB_EVENTS = {
  AccessTokensChanged: changed,
  ArchivePoliciesChanged: changed,
  ConsumptionsChanged: changed,
  CouponsChanged: changed,
  EmailAddressesChanged: changed,
  GroupsChanged: changed,
  ImportSourcesChanged: changed,
  InvoicesChanged: changed,
  MailboxesChanged: changed,
  OrganizationsChanged: changed,
  PaymentsChanged: changed,
  TenantSubscriptionsChanged: changed,
  TrustedDomainsChanged: changed,
  UsersChanged: changed,
  /** How far the import of one source has come; `total` 0 or `null` is not known yet (D39). */
  ImportProgress: v.object({
    importSourceId: v.string(),
    importSourceTaskState: openEnum(IMPORT_TASK_STATES),
    total: optionalFigure,
    done: optionalFigure,
    errorMessage: optionalText,
  }),
  /** A background job began or ended. */
  JobsChanged: happened,
  /** State, name or options of the tenant changed. */
  TenantChanged: happened,
} as const;

/** The name of an event of the hub. */
export type HubEventName = keyof typeof HUB_EVENTS;

/** What an event of the hub carries. */
export type HubEventPayload<TName extends HubEventName> = v.InferOutput<(typeof HUB_EVENTS)[TName]>;

/** All names of events of the hub. */
export const HUB_EVENT_NAMES = Object.keys(HUB_EVENTS) as HubEventName[];
