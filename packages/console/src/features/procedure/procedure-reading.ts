import {
  type ArchivePolicy,
  type Environment,
  type ImportTask,
  type Mailbox,
  TENANT_ADMIN,
  type Tenant,
  type TrustedDomain,
  type User,
} from '@archive-console/api-client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { readPolicies } from '#queries/archive-policies.ts';
import { fewAtOnce } from '#queries/few-at-once.ts';
import { type ListedSource, readImportsOfEach, readImportSources } from '#queries/import-sources.ts';
import { readDelegates, readMailboxes } from '#queries/mailboxes.ts';
import { type ReadPage, readAllPages } from '#queries/read-all-pages.ts';
import { isSessionOver, readOfEach } from '#queries/read-of-each.ts';
import { serviceQueries } from '#queries/service.ts';
import { tenantSettingsQueries } from '#queries/tenants-settings.ts';
import { tenantsQueries } from '#queries/tenants.ts';
import { readTrustedDomains } from '#queries/trusted-domains.ts';
import { readUsers } from '#queries/users.ts';
import type { ReadingActions } from '#shared/loading/ReadingControls.tsx';
import { type LongReading, type ReadingOptions, useLongReading } from '#shared/loading/use-long-reading.ts';

/** What the description of the procedure is made of, as far as it is read: what is left out was not. */
export interface ProcedureFacts {
  tenant?: Tenant;
  options?: Readonly<Record<string, unknown>>;
  domains?: readonly TrustedDomain[];
  /** In the order in which they decide. */
  policies?: readonly ArchivePolicy[];
  administrators?: readonly User[];
  mailboxes?: readonly Mailbox[];
  /** By the id of the mailbox. */
  delegates: ReadonlyMap<string, readonly User[]>;
  sources?: readonly ListedSource[];
  /** By the id of the source. */
  imports: ReadonlyMap<string, readonly ImportTask[]>;
  environment?: Environment;
}

const nothingRead: ProcedureFacts = { delegates: new Map(), imports: new Map() };

const SHOW_EVERY = 10;

/** How much there is to read, and how much of it is read; no share before it is known how many mailboxes and sources there are. */
export function progressOf(facts: ProcedureFacts): { done: number; total: number | undefined } {
  const { tenant, options, domains, policies, administrators, mailboxes, sources, environment } = facts;
  const parts = [tenant, options, domains, policies, administrators, mailboxes, sources, environment];
  const done = parts.filter((part) => part !== undefined).length + facts.delegates.size + facts.imports.size;
  const isCounted = mailboxes !== undefined && sources !== undefined;
  return { done, total: isCounted ? parts.length + mailboxes.length + sources.length : undefined };
}

/**
 * Reads what is still missing, past the cache and a few reads at a time: the service gives delegates mailbox by mailbox,
 * and imports source by source. A part that cannot be read does not keep back the others.
 *
 * @returns why the last part that failed was not read; throws it where nothing could be read
 */
async function readProcedure(
  client: QueryClient,
  before: ProcedureFacts,
  { signal, onFacts }: ReadingOptions<ProcedureFacts>,
): Promise<unknown> {
  let facts = before;
  let error: unknown;
  const delegates = new Map(before.delegates);
  const imports = new Map(before.imports);

  function learn(learned: Partial<ProcedureFacts>): void {
    if (signal.aborted) return;
    facts = { ...facts, ...learned };
    onFacts(facts);
  }
  const learnMaps = () => learn({ delegates: new Map(delegates), imports: new Map(imports) });
  function learnOne<TValue>(map: Map<string, TValue>, id: string, value: TValue): void {
    map.set(id, value);
    if ((delegates.size + imports.size) % SHOW_EVERY === 0) learnMaps();
  }

  function onFailed(_: unknown, failure: unknown): void {
    error = failure;
  }
  async function attempt(task: () => Promise<void>): Promise<void> {
    try {
      signal.throwIfAborted();
      await task();
    } catch (failure) {
      if (isSessionOver(failure)) throw failure;
      error = failure;
    }
  }

  /** One part of the description: not read again where it is known. */
  const part = <TName extends keyof ProcedureFacts>(
    name: TName,
    read: () => Promise<ProcedureFacts[TName]>,
  ): Promise<void> =>
    attempt(async () => {
      if (facts[name] === undefined) learn({ [name]: await read() });
    });
  const all = <TRow>(read: ReadPage<TRow>): Promise<TRow[]> =>
    readAllPages((place, ends) => fewAtOnce(client, () => read(place, ends)), { signal });
  const fresh = { staleTime: 0 };
  const byName = { sortBy: 'displayName', descending: false };

  async function readDelegatesOfAll(): Promise<void> {
    await part('mailboxes', () => all(readMailboxes(client, { sortBy: 'name', descending: false })));
    const left = (facts.mailboxes ?? []).filter(({ id }) => !delegates.has(id));
    const readOne = ({ id: mailboxId }: Mailbox) =>
      readAllPages(readDelegates(client, { mailboxId }), { signal });
    await readOfEach(client, left, readOne, {
      signal,
      onRead: ({ id }, answer) => learnOne(delegates, id, answer),
      onFailed,
    });
  }
  async function readImportsOfAll(): Promise<void> {
    await part('sources', () => all(readImportSources(client, byName)));
    const left = (facts.sources ?? []).filter(({ id }) => !imports.has(id));
    await readImportsOfEach(client, left, {
      signal,
      onRead: ({ id }, answer) => learnOne(imports, id, answer),
      onFailed,
    });
  }

  await Promise.all([
    part('tenant', () => client.query({ ...tenantsQueries.current(), ...fresh })),
    part('options', () => client.query({ ...tenantSettingsQueries.options(), ...fresh })),
    part('environment', () => client.query({ ...serviceQueries.environment(), ...fresh })),
    part('domains', () => all(readTrustedDomains(client, { sortBy: 'domainName', descending: false }))),
    part('policies', () => all(readPolicies(client))),
    part('administrators', () => all(readUsers(client, { role: TENANT_ADMIN, ...byName }))),
    readDelegatesOfAll(),
    readImportsOfAll(),
  ]);
  learnMaps();
  if (error !== undefined && progressOf(facts).done === 0) throw error;
  return error;
}

/** The description of the procedure, as far as it is read. */
export type Procedure = LongReading<ProcedureFacts>;

/** Reads everything that the description says, while its page is open. */
export function useProcedure(): { procedure: Procedure; actions: ReadingActions } {
  const client = useQueryClient();
  const { reading, actions } = useLongReading(nothingRead, (before, options) =>
    readProcedure(client, before, options),
  );
  return { procedure: reading, actions };
}
