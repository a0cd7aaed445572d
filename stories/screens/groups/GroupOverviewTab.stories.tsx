import { listGroupAddresses } from '@archive-console/api-client';
import { groupsPaths } from '@archive-console/console';
import { groupIdOf, on } from '@archive-console/mocks';
import { expect, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { customerCare, factOf, interns, newsletter, noGroup, pageOf } from './groups.ts';

const meta = preview.meta({
  title: 'Screens/Groups/Overview',
  parameters: { at: groupsPaths.details(newsletter) },
});

const addressesOf = async (canvasElement: HTMLElement) =>
  within(await pageOf(canvasElement).findByRole('region', { name: 'E-mail addresses' }));

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listGroupAddresses).hangs()),
  async play({ canvasElement }) {
    const addresses = await addressesOf(canvasElement);
    await expect(await addresses.findByRole('status', { name: 'Loading addresses' })).toBeVisible();
    await expect(await factOf(canvasElement, 'Name')).toHaveTextContent('Newsletter');
  },
});

export const Empty = meta.story({
  parameters: { at: groupsPaths.details(interns) },
  async play({ canvasElement }) {
    const addresses = await addressesOf(canvasElement);
    await expect(await addresses.findByText('No address yet.')).toBeVisible();
  },
});

export const Populated = meta.story({
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    const addresses = await addressesOf(canvasElement);
    await expect(await addresses.findByRole('listitem')).toHaveTextContent('newsletter@demo.example');
    await expect(await factOf(canvasElement, 'Type')).toHaveTextContent('Distribution group');
    await expect(await factOf(canvasElement, 'Group id')).toHaveTextContent(newsletter);
    await expect(page.getByText(/^For a mailing list/)).toBeVisible();
  },
});

export const ManyAddresses = meta.story({
  beforeEach({ world }) {
    const [first] = world.addresses.having('ownerId', newsletter);
    if (first === undefined) throw new Error('The group of this story has no address.');
    for (const name of ['news', 'press', 'archive', 'info']) {
      world.addresses.put({ ...first, id: `address-${name}`, address: `${name}@demo.example` });
    }
  },
  async play({ canvasElement }) {
    const addresses = await addressesOf(canvasElement);
    const all = await addresses.findByRole('link', { name: 'See all 5 addresses' });
    await expect(addresses.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(all);
    await expect(
      await pageOf(canvasElement).findByRole('button', { name: 'Delete press@demo.example' }),
    ).toBeVisible();
  },
});

export const LongText = meta.story({
  parameters: {
    at: groupsPaths.details(
      groupIdOf('External counsel (Kanzlei Lund) – contracts, disputes and retention questions'),
    ),
  },
  async play({ canvasElement }) {
    const title = { level: 1, name: /retention questions/ };
    await expect(await pageOf(canvasElement).findByRole('heading', title)).toBeVisible();
  },
});

export const ReadOnly = meta.story({
  parameters: { at: groupsPaths.details(customerCare) },
  async play({ canvasElement }) {
    await expect(
      await pageOf(canvasElement).findByText(/arrive with the next synchronization/),
    ).toBeVisible();
    await expect(await factOf(canvasElement, 'Origin')).toHaveTextContent('Microsoft 365');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listGroupAddresses).fails('Default.Forbidden')),
  async play({ canvasElement }) {
    const addresses = await addressesOf(canvasElement);
    await expect(await addresses.findByText('You are not allowed to do this')).toBeVisible();
    await expect(await factOf(canvasElement, 'Name')).toHaveTextContent('Newsletter');
  },
});

export const NotFound = meta.story({
  parameters: { at: `${groupsPaths.details(noGroup)}/overview` },
  async play({ canvasElement }) {
    const title = { level: 1, name: 'There is no such group' };
    await expect(await pageOf(canvasElement).findByRole('heading', title)).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(listGroupAddresses).fails('Default.UnexpectedError', { traceId: '2f88-01' })),
  async play({ canvasElement }) {
    const addresses = await addressesOf(canvasElement);
    await expect(await addresses.findByText('2f88-01')).toBeVisible();
    await expect(addresses.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
