import { listAccessTokens, revokeAccessToken } from '@archive-console/api-client';
import { myProfilePaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { choose, findPart, pageOf, type Place, press, read, see } from '#stories/steps.ts';

const at = myProfilePaths.home('access-tokens');
const meta = preview.meta({ title: 'Screens/My profile/Personal tokens', parameters: { at } });
const laptop = 'Upload from my laptop';

async function askToRevoke(shown: Place) {
  await press(shown, 'area:list.rowActions', { name: laptop });
  await choose(shown, 'access-tokens:action.revoke');
  return findPart(shown, 'alertdialog', 'access-tokens:revoke.title', { name: laptop });
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listAccessTokens).hangs()),
  async play(shown) {
    await expect(await pageOf(shown).findByText(shown.words('area:list.loading'))).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listAccessTokens).answers({ rows: [], totalRows: 0, hasMore: false })),
  async play(shown) {
    await see(shown, 'heading', 'my-profile:tokens.empty.title');
  },
});

/** Neither those of the tenant nor those of another person are here. */
export const Populated = meta.story({
  async play(shown) {
    await expect(await pageOf(shown).findByText(laptop)).toBeVisible();
    await expect(pageOf(shown).queryByText('Connector in Hamburg')).toBeNull();
    await expect(pageOf(shown).queryByText('Scripts of Amelie')).toBeNull();
  },
});

export const NoMatch = meta.story({
  parameters: { at: `${at}?tokens.q=chess` },
  async play(shown) {
    await see(shown, 'heading', 'access-tokens:list.noMatch');
  },
});

export const ConfirmingRevoke = meta.story({
  async play(shown) {
    await read(await askToRevoke(shown), 'access-tokens:revoke.stops.MailImport');
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(revokeAccessToken).fails('AccessToken.NotFound')),
  async play(shown) {
    await press(await askToRevoke(shown), 'access-tokens:action.revoke');
    await read(shown, 'access-tokens:revoke.already', { name: laptop });
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listAccessTokens).fails('Default.Forbidden')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.Forbidden')).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listAccessTokens).fails('Default.UnexpectedError')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.UnexpectedError')).toBeVisible();
  },
});
