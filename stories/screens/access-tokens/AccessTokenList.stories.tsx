import { listAccessTokens, revokeAccessToken } from '@archive-console/api-client';
import { accessTokensPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { choose, live, pageOf, press, read, see, seeTitle } from '#stories/steps.ts';
import { askToRevoke, expired, hamburg, rowOf, tokenIn } from './tokens.ts';

const at = accessTokensPaths.list();
/** The tokens of the tenant in the demo. */
const TOKENS = 4;

const meta = preview.meta({ title: 'Screens/Access tokens/List', parameters: { at } });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listAccessTokens).hangs()),
  async play(shown) {
    await expect(await pageOf(shown).findByText(shown.words('area:list.loading'))).toBeInTheDocument();
    await see(shown, 'link', 'access-tokens:create.submit');
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listAccessTokens).answers({ rows: [], totalRows: 0, hasMore: false })),
  async play(shown) {
    await see(shown, 'heading', 'access-tokens:list.empty.title');
    await expect(
      pageOf(shown).getAllByRole('link', { name: shown.words('access-tokens:create.submit') }),
    ).toHaveLength(2);
  },
});

/** What ends soon is pointed out; what has ended stays in the list. Tokens of a person are not here. */
export const Populated = meta.story({
  async play(shown) {
    const soon = await rowOf(shown, hamburg);
    const days = new Intl.RelativeTimeFormat(shown.words.locale).format(12, 'day');
    await expect(soon.getByText(days)).toBeVisible();
    await read(await rowOf(shown, expired), 'access-tokens:list.expired');
    await expect(pageOf(shown).queryByText('Upload from my laptop')).toBeNull();
    await read(shown, 'access-tokens:list.counted', { count: TOKENS });
  },
});

export const NoMatch = meta.story({
  parameters: { at: `${at}?q=chess` },
  async play(shown) {
    await see(shown, 'heading', 'access-tokens:list.noMatch');
    await press(shown, 'area:list.clearFilters');
    await rowOf(shown, hamburg);
  },
});

export const LongText = meta.story({
  beforeEach({ world }) {
    const found = tokenIn(world, hamburg);
    const notes =
      'Connector of the branch office in Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
    if (found)
      world.accessTokens.put({ ...found, notes, scopes: ['CloudConnector', 'MailImport', 'Reports'] });
  },
  async play(shown) {
    await expect((await rowOf(shown, 'Llanfair')).getByText(/Reports/)).toBeVisible();
  },
});

export const WithoutNotesOrEnd = meta.story({
  beforeEach({ world }) {
    const found = tokenIn(world, hamburg);
    if (found) world.accessTokens.put({ ...found, notes: '', expiryDate: null });
  },
  async play(shown) {
    await read(shown, 'access-tokens:list.withoutNotes');
    await read(shown, 'access-tokens:list.endless');
  },
});

/** Says what stops working. */
export const ConfirmingRevoke = meta.story({
  async play(shown) {
    const dialog = await askToRevoke(shown, expired);
    await read(dialog, 'access-tokens:revoke.stops.CloudConnector');
    await read(dialog, 'access-tokens:revoke.stops.MailImport');
  },
});

export const Revoked = meta.story({
  async play(shown) {
    await press(await askToRevoke(shown, hamburg), 'access-tokens:action.revoke');
    await read(shown, 'access-tokens:revoke.done', { name: hamburg });
    await expect(tokenIn(shown.world, hamburg)).toBeUndefined();
    await waitFor(() => expect(pageOf(shown).queryByRole('row', { name: new RegExp(hamburg) })).toBeNull());
  },
});

/** The service did it, and only its answer was lost: the message says that it was looked up. */
export const RevocationLookedUp = meta.story({
  beforeEach: ({ world }) =>
    void world.faults.add({ operation: revokeAccessToken, kind: 'bad-gateway', isDone: true }),
  async play(shown) {
    await press(await askToRevoke(shown, hamburg), 'access-tokens:action.revoke');
    await read(shown, 'access-tokens:revoke.done', { name: hamburg });
    await read(shown, 'errors:detail.lookedUp');
  },
});

export const Replacing = meta.story({
  async play(shown) {
    await press(shown, 'area:list.rowActions', { name: hamburg });
    await choose(shown, 'access-tokens:action.replace');
    await seeTitle(shown, 'access-tokens:replace.heading', { name: hamburg });
  },
});

export const UpdatedLive = meta.story({
  async play(shown) {
    await rowOf(shown, hamburg);
    await live(shown.world);
    const found = tokenIn(shown.world, hamburg);
    if (found === undefined) throw new Error('The world has no such token.');
    shown.world.accessTokens.put({ ...found, notes: 'Connector in Altona' });
    shown.world.hub.notify('AccessTokensChanged', { ids: [found.id] });
    const row = await rowOf(shown, 'Connector in Altona');
    await waitFor(() => expect(row.part).toHaveAttribute('data-changed'));
  },
});

/** Another administrator was faster: nothing is left to do. */
export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(revokeAccessToken).fails('AccessToken.NotFound')),
  async play(shown) {
    await press(await askToRevoke(shown, hamburg), 'access-tokens:action.revoke');
    await read(shown, 'access-tokens:revoke.already', { name: hamburg });
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listAccessTokens).fails('Default.Forbidden')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.Forbidden')).toBeVisible();
    await see(shown, 'button', 'shell:action.retry');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listAccessTokens).fails('Default.UnexpectedError')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.UnexpectedError')).toBeVisible();
    await press(shown, 'shell:action.retry');
    await see(shown, 'button', 'shell:action.retry');
  },
});
