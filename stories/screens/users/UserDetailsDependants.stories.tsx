import { listMailboxAddresses, listMailboxDelegates, listMailboxes } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on, type World } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { choose, find, findPart, type Place, press, read, seeNo } from '#stories/steps.ts';
import { jonas } from './people.ts';

const meta = preview.meta({
  title: 'Screens/Users/What is deleted with a user',
  parameters: { at: usersPaths.details(jonas) },
});

async function askToDelete(shown: Place) {
  await press(shown, 'objects:more', { name: 'Jonas Petersen' });
  await choose(shown, 'users:delete.confirm');
  return findPart(shown, 'alertdialog', 'objects:delete.title', { name: 'Jonas Petersen' });
}

/** Of the mailboxes only the first hundred are read: the number of addresses is the least there can be. */
export const MoreThanRead = meta.story({
  async play(shown) {
    const owned = [...shown.world.mailboxes.rows()].filter(({ ownerId }) => ownerId === jonas);
    shown.msw.use(on(listMailboxes).answers({ rows: owned, totalRows: 250, hasMore: true }));
    const dialog = await askToDelete(shown);
    await read(dialog, 'objects:dependants.atLeast', { count: 2 });
  },
});

/** An address that could not be read is read again on request. */
export const ReadAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listMailboxAddresses, { once: true }).fails('Default.Forbidden')),
  async play(shown) {
    const dialog = await askToDelete(shown);
    await read(dialog, 'objects:dependants.unread');
    await press(dialog, 'shell:action.retry');
    await expect(await dialog.findByText(/betriebsrat@demo.example/)).toBeVisible();
    await seeNo(dialog, 'button', 'shell:action.retry');
  },
});

const seenAsDelegate = ({ world }: { world: World }) =>
  [...world.mailboxes.rows()].filter(({ id }) => world.delegates.of(id).has(jonas)).map(({ name }) => name);

/** Whose mailboxes they see besides their own is named. */
export const Delegations = meta.story({
  async play(shown) {
    const dialog = await askToDelete(shown);
    await read(dialog, 'users:delete.dependants.delegations');
    const [name = 'none'] = seenAsDelegate(shown);
    await expect(await dialog.findByText(name)).toBeVisible();
    await find(dialog, 'link', 'users:delete.dependants.seeDelegations');
  },
});

/** One mailbox does not say who sees it: no number is given, and it is asked again on request. */
export const DelegationsUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listMailboxDelegates, { once: true }).fails('Default.Forbidden')),
  async play(shown) {
    const dialog = await askToDelete(shown);
    await read(dialog, 'objects:dependants.unread');
    await press(dialog, 'shell:action.retry');
    const [name = 'none'] = seenAsDelegate(shown);
    await expect(await dialog.findByText(name)).toBeVisible();
  },
});
