import { listMailEnabledPublicFolders } from '@archive-console/api-client';
import { importSourcesPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageOf, partOf, readPart, see } from '#stories/steps.ts';
import { bjarne } from './sources.ts';

const meta = preview.meta({
  title: 'Screens/Import sources/Public folders',
  parameters: { at: importSourcesPaths.publicFolders() },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listMailEnabledPublicFolders).hangs()),
  async play(shown) {
    await expect(await pageOf(shown).findByText(shown.words('area:list.loading'))).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(listMailEnabledPublicFolders).answers({ rows: [], totalRows: 0, hasMore: false })),
  async play(shown) {
    await see(shown, 'heading', 'import-sources:folders.empty.title');
  },
});

export const Populated = meta.story({
  async play(shown) {
    await expect(await pageOf(shown).findByRole('row', { name: /Trade fairs/ })).toBeVisible();
    await readPart(shown, 'import-sources:folders.counted', { count: 12 });
    await see(shown, 'searchbox', 'import-sources:folders.search');
  },
});

/** A folder that is imported from leads to its source, whatever that is called; one that only has its name does not. */
export const WithSource = meta.story({
  beforeEach({ world }) {
    const [folder, other] = world.publicFolders.rows();
    const source = world.importSources.get(bjarne);
    if (folder === undefined || other === undefined || source === undefined)
      throw new Error('There are no two public folders in this world.');
    const put = (id: string, displayName: string, primaryAddress: string) =>
      world.importSources.put({
        ...source,
        id,
        importSourceType: 'Microsoft365PublicFolder',
        displayName,
        primaryAddress,
      });
    put('folder', `${folder.displayName} (until 2023)`, folder.primaryAddress);
    put('near', other.displayName, `old.${other.primaryAddress}`);
  },
  async play(shown) {
    const [folder, other] = shown.world.publicFolders.rows();
    const link = await pageOf(shown).findByRole('link', { name: folder?.displayName ?? '' });
    await expect(link).toHaveAttribute('href', importSourcesPaths.details('folder'));
    // The sources of all folders come with one answer: what has no link by now is no source.
    for (const name of [other?.displayName ?? '', 'Trade fairs']) {
      const row = pageOf(shown).getByRole('row', { name: new RegExp(name) });
      await expect(partOf(shown, row).queryByRole('link')).toBeNull();
    }
  },
});

export const NoMatch = meta.story({
  parameters: { at: `${importSourcesPaths.publicFolders()}?folders.q=chess` },
  async play(shown) {
    await see(shown, 'heading', 'import-sources:folders.noMatch');
  },
});

export const ConnectorNotConnected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listMailEnabledPublicFolders).fails('CloudConnector.NotConnected')),
  async play(shown) {
    await see(shown, 'heading', 'errors:CloudConnector.NotConnected.title');
  },
});

export const OfAnotherTenantType = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listMailEnabledPublicFolders).fails('ImportSource.InvalidTenantType')),
  async play(shown) {
    await see(shown, 'heading', 'errors:ImportSource.InvalidTenantType.title');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listMailEnabledPublicFolders).fails('Default.Forbidden')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.Forbidden')).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listMailEnabledPublicFolders).fails('Default.UnexpectedError')),
  async play(shown) {
    await see(shown, 'button', 'shell:action.retry');
  },
});
