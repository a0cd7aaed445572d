import { deleteEmailAddress, listGroupAddresses } from '@archive-console/api-client';
import { groupsPaths } from '@archive-console/console';
import { addressIdOf, on } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { customerCare, hurry, interns, live, newsletter, noGroup, pageOf } from './groups.ts';

const meta = preview.meta({
  title: 'Screens/Groups/Addresses',
  parameters: { at: groupsPaths.details(newsletter, 'addresses') },
});

const address = 'newsletter@demo.example';
const bin = { name: `Delete ${address}` };

async function askToDelete(canvasElement: HTMLElement) {
  const page = pageOf(canvasElement);
  await userEvent.click(await page.findByRole('button', bin));
  await page.findByRole('alertdialog', { name: `Delete ${address}?` });
  return page;
}

async function confirmDeletion(canvasElement: HTMLElement) {
  const page = await askToDelete(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: 'Delete address' }));
  return page;
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listGroupAddresses).hangs()),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('status', { name: 'Loading addresses' })).toBeVisible();
  },
});

export const TakesLong = meta.story({
  beforeEach({ msw }) {
    hurry();
    msw.use(on(listGroupAddresses).hangs());
  },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await page.findByRole('status', { name: 'Loading addresses' });
    await userEvent.click(await page.findByRole('button', { name: 'Stop waiting' }));
    await expect(await page.findByRole('heading', { name: 'The addresses were not loaded' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { at: groupsPaths.details(interns, 'addresses') },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Interns has no address' })).toBeVisible();
    await expect(page.getAllByRole('link', { name: 'Create address' })).toHaveLength(2);
  },
});

export const Populated = meta.story({
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('button', bin)).toBeVisible();
    await expect(page.getByText(/because archived mail bears them/)).toBeVisible();
  },
});

/** What the service refuses is not offered, also where its address is opened. */
export const ReadOnly = meta.story({
  parameters: { at: groupsPaths.createAddress(customerCare) },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText('care@lindenhof.example')).toBeVisible();
    await expect(page.getByText('Managed by Microsoft 365.')).toBeVisible();
    await expect(page.queryByRole('button', { name: /^Delete/ })).toBeNull();
    await expect(page.queryByRole('dialog')).toBeNull();
  },
});

export const ConfirmingDelete = meta.story({
  async play({ canvasElement }) {
    const page = await askToDelete(canvasElement);
    const words = await page.findByText(/no longer belongs to Newsletter/);
    await waitFor(() => expect(words).toBeVisible());
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteEmailAddress).hangs()),
  async play({ canvasElement }) {
    const page = await confirmDeletion(canvasElement);
    await expect(page.getByRole('button', { name: 'Delete address' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Deleted = meta.story({
  async play({ canvasElement, world }) {
    const page = await confirmDeletion(canvasElement);
    await page.findByText(`${address} deleted`);
    await expect(await page.findByRole('heading', { name: 'Newsletter has no address' })).toBeVisible();
    await expect(await page.findByRole('link', { name: 'Addresses 0' })).toBeVisible();
    await expect(world.addresses.get(addressIdOf(address))).toBeUndefined();
  },
});

export const UpdatedLive = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await page.findByRole('button', bin);
    await live(world);
    world.addresses.remove(addressIdOf(address));
    world.hub.notify('EmailAddressesChanged', { ids: [addressIdOf(address)] });
    await expect(await page.findByRole('heading', { name: 'Newsletter has no address' })).toBeVisible();
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteEmailAddress).fails('Group.ManagedReadonly')),
  async play({ canvasElement }) {
    const page = await confirmDeletion(canvasElement);
    const dialog = page.getByRole('alertdialog');
    await waitFor(() => expect(dialog).toHaveTextContent('This group is managed elsewhere'));
  },
});

/** Another person was quicker: the goal is reached. */
export const DeletedMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteEmailAddress).fails('EmailAddress.NotFound')),
  async play({ canvasElement }) {
    const page = await confirmDeletion(canvasElement);
    const message = await page.findByText(`${address} was already deleted by another person`);
    await waitFor(() => expect(message).toBeVisible());
    await waitFor(() => expect(page.queryByRole('alertdialog', { name: /^Delete/ })).toBeNull());
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listGroupAddresses).fails('Default.Forbidden')),
  async play({ canvasElement }) {
    await expect(await pageOf(canvasElement).findByText('You are not allowed to do this')).toBeVisible();
  },
});

export const NotFound = meta.story({
  parameters: { at: groupsPaths.details(noGroup, 'addresses') },
  async play({ canvasElement }) {
    const title = { level: 1, name: 'There is no such group' };
    await expect(await pageOf(canvasElement).findByRole('heading', title)).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(listGroupAddresses).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByText('4b1c-77')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
