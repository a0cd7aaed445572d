import type { ImportSource, ImportSourceStatus, Mailbox } from '@archive-console/api-client';
import { importSourceIdOf } from '../stable-id.ts';
import type { World } from '../world.ts';
import type { HeldSource } from './imports.ts';
import { sizeOf } from './plan.ts';
import { end } from './run.ts';
import { sourceTypeOf } from './source-type.ts';

/** The source a mailbox is, nothing imported from it yet; none where nothing can be imported from such a mailbox. */
export function sourceOf(mailbox: Mailbox, id: string, primaryAddress = ''): HeldSource | undefined {
  const importSourceType = sourceTypeOf(mailbox);
  if (importSourceType === undefined) return undefined;
  return {
    id,
    mailboxId: mailbox.id,
    importSourceType,
    autoStart: false,
    displayName: mailbox.name,
    primaryAddress,
    importSourceTaskState: 'None',
    total: 0,
    done: 0,
    errorMessage: '',
    size: sizeOf({ id, importSourceType }),
    archived: 0,
    isOnServer: true,
  };
}

/** New mailboxes can be imported from. */
export function addSources(
  world: World,
  mailboxes: readonly { mailbox: Mailbox; address?: string | undefined }[],
) {
  const sources = mailboxes.flatMap(
    ({ mailbox, address }) => sourceOf(mailbox, importSourceIdOf(mailbox.id), address) ?? [],
  );
  if (sources.length === 0) return;
  for (const source of sources) world.importSources.put(source);
  world.hub.notify('ImportSourcesChanged', { ids: sources.map(({ id }) => id) });
}

function change(world: World, mailboxId: string, difference: Partial<HeldSource>): HeldSource | undefined {
  const known = [...world.importSources.rows()].find((source) => source.mailboxId === mailboxId);
  if (known === undefined) return undefined;
  const source = { ...known, ...difference };
  world.importSources.put(source);
  return source;
}

/** A mailbox is called something else, and so is what is imported from it. */
export function renameSource(world: World, mailboxId: string, displayName: string): void {
  const source = change(world, mailboxId, { displayName });
  if (source !== undefined) world.hub.notify('ImportSourcesChanged', { ids: [source.id] });
}

/** Whether anything of a source was ever asked for. */
const hasImports = (world: World, { id }: HeldSource) =>
  [...world.importTasks.rows()].some(({ importSourceId }) => importSourceId === id);

/**
 * Detaches the source of a deleted mailbox: it imports nothing any more, and what runs fails. One that was never imported
 * leaves nothing to look up, and goes with its mailbox.
 */
export function orphanSource(world: World, mailboxId: string): void {
  const source = change(world, mailboxId, { mailboxId: null });
  if (source === undefined) return;
  if (!hasImports(world, source)) {
    world.importSources.remove(source.id);
    world.hub.notify('ImportSourcesChanged', { ids: [source.id] });
    return;
  }
  const run = world.importRuns.get(source.id);
  if (run === undefined) world.hub.notify('ImportSourcesChanged', { ids: [source.id] });
  else end(world, run, 'Failed', world.clock.now(), 'The mailbox was deleted');
}

export function importSourceOf(source: HeldSource): ImportSource {
  const { id, importSourceType, mailboxId, autoStart, displayName, primaryAddress } = source;
  return { id, importSourceType, orphaned: mailboxId === null, autoStart, displayName, primaryAddress };
}

export function importSourceStatusOf(source: HeldSource): ImportSourceStatus {
  const { id, primaryAddress, displayName, importSourceType, importSourceTaskState } = source;
  const { total, done, errorMessage } = source;
  return {
    importSourceId: id,
    primaryAddress,
    displayName,
    importSourceType,
    importSourceTaskState,
    total,
    done,
    errorMessage,
  };
}
