import type { World } from '@archive-console/mocks';
import { beforeEach, expect, it, vi } from 'vitest';
import { sourceOfPublicFolder } from '#console/queries/import-sources-public-folders.ts';
import { openQueries } from './open-queries.ts';
import { stubPage } from './stub-page.ts';

beforeEach(() => {
  stubPage({ hidden: true });
  return () => vi.unstubAllGlobals();
});

const folder = { displayName: 'Trade fairs', primaryAddress: 'Fairs@demo.example' };

/** A source that is a public folder, unless it says otherwise. */
function addSource(
  world: World,
  id: string,
  displayName: string,
  primaryAddress: string,
  type?: string,
): void {
  const [source] = world.importSources.rows();
  if (source === undefined) throw new Error('The demo world has lost its import sources.');
  const importSourceType = type ?? 'Microsoft365PublicFolder';
  world.importSources.put({ ...source, id, displayName, primaryAddress, importSourceType });
}

it('is the one with its address, whatever it is called now', async () => {
  const { world, client } = await openQueries();
  addSource(world, 'named', 'Trade fairs', 'other@demo.example');
  addSource(world, 'mailbox', 'Fairs', 'fairs@demo.example', 'Microsoft365UserMailbox');
  addSource(world, 'unaddressed', 'Trade fairs', '');
  addSource(world, 'renamed', 'Fairs until 2023', 'fairs@demo.example');
  const source = (of: typeof folder) =>
    client.query(sourceOfPublicFolder(of)).then((found) => found?.importSourceId);
  expect(await source(folder)).toBe('renamed');
  expect(await source({ ...folder, primaryAddress: 'new@demo.example' })).toBe('unaddressed');
  expect(await source({ ...folder, displayName: 'Fairs', primaryAddress: '' })).toBeUndefined();
});

it('is none by an empty name', async () => {
  const { world, client } = await openQueries();
  addSource(world, 'empty', '', '');
  for (const primaryAddress of ['', 'fairs@demo.example'])
    expect(await client.query(sourceOfPublicFolder({ displayName: '', primaryAddress }))).toBeNull();
});

it('is found for a page of folders with one read of each of the two types', async () => {
  const { world, watch, sent, isRead } = await openQueries();
  addSource(world, 'folder', 'Folder 7', '7@demo.example');
  const found = Array.from({ length: 100 }, (_, index) =>
    watch(sourceOfPublicFolder({ displayName: `Folder ${index}`, primaryAddress: `${index}@demo.example` })),
  );
  await isRead();
  expect(found.flatMap((source) => source()?.importSourceId ?? [])).toEqual(['folder']);
  expect(sent).toEqual(['listImportSourceTypes', 'listImportSources', 'listImportSources']);
});
