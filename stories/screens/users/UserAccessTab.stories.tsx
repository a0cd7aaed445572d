import { listMailboxAddresses, listMailboxDelegates, listMailboxes } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on, type World } from '@archive-console/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { hurry, jonas, mira, unknownUser, pageOf } from './people.ts';

const meta = preview.meta({
  title: 'Screens/Users/Access',
  parameters: { at: usersPaths.details(jonas, 'access') },
});

const partOf = async (canvasElement: HTMLElement, name: string) =>
  within(await pageOf(canvasElement).findByRole('region', { name }));

/** The calls about one mailbox of the tenant. */
const firstOf = (world: World) => ({ path: { mailboxId: [...world.mailboxes.rows()][0]?.id ?? '' } });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listMailboxes).hangs()),
  async play({ canvasElement }) {
    const owned = await partOf(canvasElement, 'Own mailboxes');
    await expect(await owned.findByRole('status', { name: 'Loading mailboxes' })).toBeVisible();
    const others = await partOf(canvasElement, 'Mailboxes of others');
    await expect(others.getByRole('progressbar', { name: 'Looking through all mailboxes' })).toBeVisible();
  },
});

export const TakesLong = meta.story({
  beforeEach({ msw }) {
    hurry();
    msw.use(on(listMailboxes).hangs());
  },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await page.findByRole('status', { name: 'Loading mailboxes' });
    await userEvent.click(await page.findByRole('button', { name: 'Stop waiting' }));
    await expect(await page.findByRole('heading', { name: 'The mailboxes were not loaded' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(await page.findByRole('button', { name: 'Stop waiting' })).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { at: usersPaths.details(mira, 'access') },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(
      await page.findByRole('heading', { name: 'No mailbox belongs to Mira Sommer' }),
    ).toBeVisible();
    await expect(await page.findByText('Mira Sommer is a delegate of no mailbox.')).toBeVisible();
  },
});

export const Populated = meta.story({
  async play({ canvasElement, world }) {
    const owned = await partOf(canvasElement, 'Own mailboxes');
    await expect(await owned.findByText('Works council')).toBeVisible();
    await expect(await owned.findByText('betriebsrat@demo.example')).toBeVisible();
    const others = await partOf(canvasElement, 'Mailboxes of others');
    const all = world.mailboxes.size;
    await expect(await others.findByText(`${all} of ${all} mailboxes read`)).toBeVisible();
    await expect(others.getByText('Invoices')).toBeVisible();
    await expect(others.getByText(/Complete as of/)).toBeVisible();
  },
});

export const StoppedAndStartedAgain = meta.story({
  beforeEach: ({ msw, world }) => msw.use(on(listMailboxDelegates, firstOf(world)).hangs()),
  async play({ canvasElement }) {
    const others = await partOf(canvasElement, 'Mailboxes of others');
    await userEvent.click(await others.findByRole('button', { name: 'Stop reading' }));
    await expect(await others.findByText(/What is below is not everything/)).toBeVisible();
    await userEvent.click(others.getByRole('button', { name: 'Read again' }));
    await expect(await others.findByRole('button', { name: 'Stop reading' })).toBeVisible();
  },
});

export const PartlyUnread = meta.story({
  beforeEach: ({ msw, world }) =>
    msw.use(
      on(listMailboxDelegates, firstOf(world)).fails('Default.UnexpectedError'),
      on(listMailboxAddresses).fails('Default.Forbidden'),
    ),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(
      await page.findByText('One mailbox could not be read, so something may be missing.'),
    ).toBeVisible();
    await waitFor(() => expect(page.getAllByText('Addresses could not be read')).toHaveLength(2));
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listMailboxes).fails('Default.Forbidden')),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await waitFor(() => expect(page.getAllByText('You are not allowed to do this')).toHaveLength(2));
  },
});

export const NotFound = meta.story({
  parameters: { at: usersPaths.details(unknownUser, 'access') },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'There is no such user' })).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(listMailboxes).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await waitFor(() => expect(page.getAllByText('4b1c-77')).toHaveLength(2));
    await expect(page.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  },
});
