import {
  createMailbox,
  type ImportSourceStatus,
  type ImportTask,
  listImportSources,
  listImportTasks,
} from '@archive-console/api-client';
import { DAY, importSourceIdOf, SECOND } from '@archive-console/mocks';
import { clientOf, type Stage, stage } from './stage.ts';

export const bjarne = importSourceIdOf('Bjarne Olsen');
/** What is being imported when everything begins. */
export const archive = importSourceIdOf('archive-2019.uma');

export const byIds = (...ids: string[]) => ({ selectionType: 'Ids' as const, ids });

/** A signed-in user remains so for a day. */
export const importStage = (): Promise<Stage> => stage({ tokenIdle: DAY });

/** An archive that was just uploaded, and what is imported from it. */
export async function newArchive({ client }: Stage): Promise<{ mailboxId: string; uma: string }> {
  const { id } = await client.call(createMailbox, { name: 'archive-2020.uma', mailboxType: 'UmaArchive' });
  return { mailboxId: id, uma: importSourceIdOf(id) };
}

export async function statusOf({ client }: Stage, importSourceId: string): Promise<ImportSourceStatus> {
  const { rows } = await client.call(listImportSources, { page: 1, rowsPerPage: 100 });
  const row = rows.find((status) => status.importSourceId === importSourceId);
  if (row === undefined) throw new Error(`There is no source ${importSourceId}.`);
  return row;
}

export const stateOf = async (given: Stage, id: string) => (await statusOf(given, id)).importSourceTaskState;

export async function latestOf({ client }: Stage, importSourceId: string): Promise<ImportTask> {
  const request = { page: 1, rowsPerPage: 1, descending: true, importSourceId } as const;
  const [task] = (await client.call(listImportTasks, request)).rows;
  if (task === undefined) throw new Error(`Nothing was imported from ${importSourceId}.`);
  return task;
}

/** So many days pass; the user that was signed in signs in again. */
export async function pass({ world }: Stage, days: number): Promise<Stage> {
  world.clock.advance(days * DAY);
  return { world, client: await clientOf(world) };
}

/** Lets time pass second by second until a source is in a state; answers what was seen on the way. */
export async function until(given: Stage, id: string, state: string): Promise<ImportSourceStatus[]> {
  const seen: ImportSourceStatus[] = [];
  for (let seconds = 0; seconds < 900; seconds += 1) {
    const status = await statusOf(given, id);
    seen.push(status);
    if (status.importSourceTaskState === state) return seen;
    given.world.clock.advance(SECOND);
  }
  throw new Error(`It never came to ${state}.`);
}

export const sumOf = ({ importedMails, filteredMails, duplicatedMails, failedMails }: ImportTask): number =>
  (importedMails ?? 0) + (filteredMails ?? 0) + (duplicatedMails ?? 0) + (failedMails ?? 0);

export const isGrowing = (figures: (number | null)[]): boolean =>
  figures.every((figure, index) => (figure ?? 0) >= (figures[index - 1] ?? 0));
