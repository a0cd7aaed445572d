import { importSourceIdOf, type World } from '@archive-console/mocks';

/** A mailbox at Microsoft 365 that is started by hand; imported. */
export const bjarne = importSourceIdOf('Bjarne Olsen');
/** It starts by itself. */
export const amelie = importSourceIdOf('Amelie Brandt');
/** The archive that is being imported: 148,220 of 239,004 mails. */
export const archive = importSourceIdOf('archive-2019.uma');
/** Its mailbox is not on the server: its import failed. */
export const jonas = importSourceIdOf('Jonas Petersen');
/** Its person has left, and its mailbox was deleted. */
export const thomas = importSourceIdOf('Thomas Berger (left 2024)');
export const noSource = importSourceIdOf('no such source');

/** The import that runs makes progress. */
export function progress(world: World, done: number): void {
  const source = world.importSources.get(archive);
  if (source === undefined) throw new Error('There is no archive-2019.uma in this world.');
  world.importSources.put({ ...source, done });
  world.hub.notify('ImportProgress', {
    importSourceId: archive,
    importSourceTaskState: 'Import',
    total: source.total,
    done,
    errorMessage: '',
  });
}

/** It has ended well, and the service reports no more than that something of it changed. */
export function endUnreported(world: World): void {
  const source = world.importSources.get(archive);
  const task = [...world.importTasks.rows()].find(
    (one) => one.importSourceId === archive && one.state === 'Import',
  );
  if (source === undefined || task === undefined) throw new Error('No import of archive-2019.uma runs.');
  world.importSources.put({ ...source, importSourceTaskState: 'Success' });
  world.importTasks.put({
    ...task,
    state: 'Success',
    executionCompletionDate: world.clock.now().toISOString(),
  });
  world.hub.notify('ImportSourcesChanged', { ids: [archive] });
}

export const stateIn = (world: World, id: string) => world.importSources.get(id)?.importSourceTaskState;
