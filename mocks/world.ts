import type {
  Address,
  BackgroundJob,
  DailyStatistics,
  Group,
  Mailbox,
  Tenant,
  User,
} from '@archive-console/api-client';
import type { Clock } from './clock.ts';
import type { DemoHub } from './hub.ts';
import type { Links } from './lists/links.ts';
import type { Table } from './lists/table.ts';
import type { DemoMail } from './people/mails.ts';
import type { TrustedDomain } from './seed/domains.ts';
import type { ImportSource } from './seed/import-sources.ts';
import type { Subscription } from './seed/money.ts';
import type { ArchivePolicy } from './seed/policies.ts';
import type { SessionPocket } from './session/carrier.ts';
import type { Credential } from './session/credentials.ts';
import type { Lockout } from './session/lockout.ts';
import type { Sessions } from './session/sessions.ts';

/** Everything the demo service knows: one tenant, and who is signed in. Nothing is kept outside of it. */
export interface World {
  readonly clock: Clock;
  readonly startedAt: Date;
  /** `undefined` once it has been deleted. */
  tenant: Tenant | undefined;
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
  readonly domainsElsewhere: Set<string>;
  readonly policies: ArchivePolicy[];
  readonly importSources: ImportSource[];
  readonly jobs: BackgroundJob[];
  subscription: Subscription;
  /** The counters of each day, the oldest first. */
  readonly usage: readonly DailyStatistics[];
  readonly credentials: Credential[];
  readonly lockout: Lockout;
  readonly sessions: Sessions;
  /** The session of the page this world lives in, instead of its cookie. */
  readonly pocket: SessionPocket;
  /** Every mail the service would have sent, the newest last. */
  readonly mails: DemoMail[];
  readonly hub: DemoHub;
  /** Operations that were called although no rule answers them: a story or test fails on any. */
  readonly unanswered: string[];
  /** An id for something new. */
  newId(kind: string): string;
}
