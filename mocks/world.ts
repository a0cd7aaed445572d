import type {
  Address,
  ArchivePolicy,
  BackgroundJob,
  CloudConnectorStatus,
  DailyStatistics,
  Group,
  Mailbox,
  Tenant,
  TrustedDomain,
  User,
} from '@archive-console/api-client';
import type { Agenda, WholeAgenda } from './agenda.ts';
import type { Clock } from './clock.ts';
import type { Faults } from './faults/faults.ts';
import type { DemoHub } from './hub.ts';
import type { Imports } from './imports/imports.ts';
import type { Links } from './lists/links.ts';
import type { Table } from './lists/table.ts';
import type { Errands } from './microsoft/errands.ts';
import type { Money } from './money/money.ts';
import type { DemoMail } from './people/mails.ts';
import type { Random } from './random.ts';
import type { SessionPocket } from './session/carrier.ts';
import type { Registration } from './microsoft/registration.ts';
import type { Credential } from './session/credentials.ts';
import type { Lockout } from './session/lockout.ts';
import type { Sessions } from './session/sessions.ts';
import type { HeldToken } from './tokens/held-token.ts';
import type { SignIns } from './session/sign-ins.ts';
import type { TenantKind } from './tenants/kinds.ts';

/** What all tenants of one service share: the time, who can sign in and who did, what was mailed. */
export interface Identity {
  readonly clock: Clock;
  readonly startedAt: Date;
  readonly wholeAgenda: WholeAgenda;
  readonly tenants: Tenants;
  readonly credentials: Credential[];
  readonly lockout: Lockout;
  readonly sessions: Sessions;
  /** Sign-ins that wait for their second step. */
  readonly signIns: SignIns;
  /** Who is at Microsoft's pages. */
  readonly errands: Errands;
  /** Microsoft 365 organizations on their way to become tenants, by id. */
  readonly registrations: Map<string, Registration>;
  /** What the page this world lives in keeps instead of cookies. */
  readonly pocket: SessionPocket;
  /** Every mail the service would have sent, the newest last. */
  readonly mails: DemoMail[];
  /** Host name → the texts of its TXT records. */
  readonly dnsZone: Map<string, string[]>;
  /** What goes wrong by intention. */
  readonly faults: Faults;
  /** Operations that were called although no rule answers them: a story or test fails on any. */
  readonly unanswered: string[];
  /** An id for something new. It can be guessed from the one before; a secret cannot. */
  newId(kind: string): string;
  /** What secrets are made of. */
  readonly chance: Random;
  /** A secret known only to the one it is given to: 32 hexadecimal digits. */
  newSecret(): string;
}

/** The worlds of one service, by the key of their tenant. */
export interface Tenants {
  /** The world of a tenant, made when it is first asked for; `undefined` where there is no such tenant. */
  of(key: string): World | undefined;
  /** Makes the world of a new tenant. */
  found(kind: TenantKind): World;
  /** Those that were needed so far. */
  all(): Iterable<World>;
}

/** How far the organization at Microsoft has let the service in. */
export interface Microsoft {
  microsoftTenantId: string;
  archivePermissionsGranted: boolean;
  exchangeAdministratorRoleAssigned: boolean;
  isJournalRuleConfigured: boolean;
  isSynchronizing: boolean;
}

/** Everything the demo service knows of one tenant, and what it shares with the others. Nothing is kept outside. */
export interface World extends Identity, Money, Imports {
  /** What it began as. */
  readonly kind: TenantKind;
  /** What happens to it later. */
  readonly agenda: Agenda;
  /** `undefined` once it has been deleted. */
  tenant: Tenant | undefined;
  /** Its options, by their names on the wire. */
  options: Readonly<Record<string, unknown>>;
  /** `undefined`: it has nothing to do with Microsoft 365. */
  readonly microsoft: Microsoft | undefined;
  readonly users: Table<User>;
  /** User → roles. */
  readonly roles: Links;
  readonly groups: Table<Group>;
  /** Group → users. */
  readonly members: Links;
  readonly mailboxes: Table<Mailbox>;
  /** Mailbox → users who may read it besides its owner. */
  readonly delegates: Links;
  readonly addresses: Table<Address>;
  readonly domains: Table<TrustedDomain>;
  /** In the order in which they decide. */
  readonly policies: ArchivePolicy[];
  readonly accessTokens: Table<HeldToken>;
  cloudConnector: CloudConnectorStatus;
  readonly jobs: BackgroundJob[];
  /** The counters of each day, the oldest first. */
  readonly usage: DailyStatistics[];
  /** How many users there were at the end of each month before that in which the world began: 2026-03 → 42. */
  readonly userCounts: ReadonlyMap<string, number>;
  readonly hub: DemoHub;
}
