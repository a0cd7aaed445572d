import { listMailboxAddresses, listMailboxDelegates, listMailboxes } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on, type World } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  enter,
  find,
  findPart,
  hurry,
  pageOf,
  press,
  read,
  readPart,
  see,
  seeTitle,
} from '#stories/steps.ts';
import { jonas, mira, unknownUser } from './people.ts';

const meta = preview.meta({
  title: 'Screens/Users/Access',
  parameters: { at: usersPaths.details(jonas, 'access') },
});

/** The calls about one mailbox of the tenant. */
const firstOf = (world: World) => ({ path: { mailboxId: [...world.mailboxes.rows()][0]?.id ?? '' } });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listMailboxes).hangs()),
  async play(shown) {
    const owned = await findPart(shown, 'region', 'objects:mailboxes.owned.title');
    await see(owned, 'status', 'objects:mailboxes.owned.loading');
    const others = await findPart(shown, 'region', 'objects:mailboxes.delegated.title');
    await see(others, 'progressbar', 'objects:access.running');
  },
});

export const TakesLong = meta.story({
  beforeEach({ msw }) {
    hurry();
    msw.use(on(listMailboxes).hangs());
  },
  async play(shown) {
    await find(shown, 'status', 'objects:mailboxes.owned.loading');
    const owned = await findPart(shown, 'region', 'objects:mailboxes.owned.title');
    await press(owned, 'shell:waiting.stop');
    await see(owned, 'heading', 'objects:mailboxes.owned.stopped');
    await press(owned, 'shell:action.retry');
    await see(owned, 'button', 'shell:waiting.stop');
    const others = await findPart(shown, 'region', 'objects:mailboxes.delegated.title');
    await press(others, 'shell:waiting.stop');
    await readPart(others, 'objects:reading.stopped');
  },
});

export const Empty = meta.story({
  parameters: { at: usersPaths.details(mira, 'access') },
  async play(shown) {
    await see(shown, 'heading', 'objects:mailboxes.owned.empty.title', { name: 'Mira Sommer' });
    await read(shown, 'objects:mailboxes.delegated.none', { name: 'Mira Sommer' });
  },
});

export const Populated = meta.story({
  async play(shown) {
    const owned = await findPart(shown, 'region', 'objects:mailboxes.owned.title');
    await expect(await owned.findByText('Works council')).toBeVisible();
    await expect(await owned.findByText('betriebsrat@demo.example')).toBeVisible();
    const others = await findPart(shown, 'region', 'objects:mailboxes.delegated.title');
    const all = shown.world.mailboxes.size;
    await read(others, 'objects:access.progress', { read: all, count: all });
    const mailbox = 'Invoices';
    await expect(others.getByText(mailbox)).toBeVisible();
    await readPart(others, 'objects:reading.complete');
  },
});

/** More than a page of their own mailboxes, and of those of others. */
export const ManyPages = meta.story({
  beforeEach({ world }) {
    const [known] = [...world.mailboxes.rows()].filter(({ ownerId }) => ownerId === jonas);
    if (known === undefined) throw new Error('The demo service has lost a mailbox of its seed.');
    for (let number = 1; number <= 160; number += 1) {
      const isOwn = number <= 110;
      const row = {
        ...known,
        id: `many-${number}`,
        name: `Project ${number}`,
        ownerId: isOwn ? jonas : null,
      };
      world.mailboxes.put(row);
      if (!isOwn) world.delegates.add(row.id, [jonas]);
    }
  },
  async play(shown) {
    const owned = await findPart(shown, 'region', 'objects:mailboxes.owned.title');
    await readPart(owned, 'area:list.range', { from: 1, to: 25 });
    await enter(owned, 'objects:mailboxes.search', 'project 110');
    await read(owned, 'area:list.range', { from: 1, to: 1, total: 1 });
    await expect(await owned.findByRole('link', { name: 'Project 110' })).toBeVisible();
    const others = await findPart(shown, 'region', 'objects:mailboxes.delegated.title');
    await readPart(others, 'objects:reading.complete');
    await readPart(others, 'area:list.range', { from: 1, to: 25 });
    await press(others, 'area:list.nextPage');
    await readPart(others, 'area:list.range', { from: 26 });
    await enter(others, 'objects:mailboxes.search', 'project 160');
    await read(others, 'area:list.range', { from: 1, to: 1, total: 1 });
    await expect(await others.findByRole('link', { name: 'Project 160' })).toBeVisible();
  },
});

export const StoppedAndStartedAgain = meta.story({
  beforeEach: ({ msw, world }) => msw.use(on(listMailboxDelegates, firstOf(world)).hangs()),
  async play(shown) {
    const others = await findPart(shown, 'region', 'objects:mailboxes.delegated.title');
    await press(others, 'objects:reading.stop');
    await readPart(others, 'objects:reading.stopped');
    await press(others, 'objects:reading.resume');
    await see(others, 'button', 'objects:reading.stop');
  },
});

export const PartlyUnread = meta.story({
  beforeEach: ({ msw, world }) =>
    msw.use(
      on(listMailboxDelegates, firstOf(world)).fails('Default.UnexpectedError'),
      on(listMailboxAddresses).fails('Default.Forbidden'),
    ),
  async play(shown) {
    const page = pageOf(shown);
    await readPart(shown, 'objects:access.unread', { count: 1 });
    await waitFor(() =>
      expect(page.getAllByText(shown.words('objects:mailboxes.addresses.failed'))).toHaveLength(2),
    );
  },
});

/** Nothing is known of anybody's mailbox, so nothing is said of it. */
export const DelegatesForbidden = meta.story({
  parameters: { at: usersPaths.details(mira, 'access') },
  beforeEach: ({ msw }) => msw.use(on(listMailboxDelegates).fails('Default.Forbidden')),
  async play(shown) {
    const others = await findPart(shown, 'region', 'objects:mailboxes.delegated.title');
    await read(others, 'errors:Default.Forbidden.title');
    const none = shown.words('objects:mailboxes.delegated.none', { name: 'Mira Sommer' });
    await expect(others.queryByText(none)).toBeNull();
    await see(others, 'button', 'shell:action.retry');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listMailboxes).fails('Default.Forbidden')),
  async play(shown) {
    const page = pageOf(shown);
    await waitFor(() =>
      expect(page.getAllByText(shown.words('errors:Default.Forbidden.title'))).toHaveLength(2),
    );
  },
});

export const NotFound = meta.story({
  parameters: { at: usersPaths.details(unknownUser, 'access') },
  async play(shown) {
    await seeTitle(shown, 'users:details.notFound.title');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(listMailboxes).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    const page = pageOf(shown);
    await waitFor(() => expect(page.getAllByText('4b1c-77')).toHaveLength(2));
    await expect(page.getAllByRole('button', { name: shown.words('shell:action.retry') })).toHaveLength(2);
  },
});
