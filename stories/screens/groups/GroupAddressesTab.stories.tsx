import { deleteEmailAddress, listGroupAddresses } from '@archive-console/api-client';
import { groupsPaths } from '@archive-console/console';
import { addressIdOf, on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  find,
  hurry,
  live,
  pageOf,
  press,
  read,
  readPart,
  see,
  seeBusy,
  seeNo,
  seeTab,
  seeTitle,
} from '#stories/steps.ts';
import { customerCare, interns, newsletter, noGroup } from './groups.ts';

const meta = preview.meta({
  title: 'Screens/Groups/Addresses',
  parameters: { at: groupsPaths.details(newsletter, 'addresses') },
});

const address = 'newsletter@demo.example';

async function askToDelete(shown: Place) {
  await press(shown, 'objects:addresses.deleteOne', { address });
  await find(shown, 'alertdialog', 'objects:delete.title', { name: address });
}

async function confirmDeletion(shown: Place) {
  await askToDelete(shown);
  await press(shown, 'objects:addresses.delete.confirm');
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listGroupAddresses).hangs()),
  async play(shown) {
    await see(shown, 'status', 'objects:addresses.loading');
  },
});

export const TakesLong = meta.story({
  beforeEach({ msw }) {
    hurry();
    msw.use(on(listGroupAddresses).hangs());
  },
  async play(shown) {
    await find(shown, 'status', 'objects:addresses.loading');
    await press(shown, 'shell:waiting.stop');
    await see(shown, 'heading', 'objects:addresses.stopped');
    await see(shown, 'button', 'shell:action.retry');
  },
});

export const Empty = meta.story({
  parameters: { at: groupsPaths.details(interns, 'addresses') },
  async play(shown) {
    const page = pageOf(shown);
    await see(shown, 'heading', 'objects:addresses.empty.title', { name: 'Interns' });
    await expect(page.getAllByRole('link', { name: shown.words('objects:addresses.create') })).toHaveLength(
      2,
    );
  },
});

export const Populated = meta.story({
  async play(shown) {
    await see(shown, 'button', 'objects:addresses.deleteOne', { address });
    await readPart(shown, 'groups:addresses.text');
  },
});

/** What the service refuses is not offered, also where its address is opened. */
export const ReadOnly = meta.story({
  parameters: { at: groupsPaths.createAddress(customerCare) },
  async play(shown) {
    const page = pageOf(shown);
    await expect(await page.findByText('care@lindenhof.example')).toBeVisible();
    await read(shown, 'area:origin.managed');
    await seeNo(shown, 'button', 'objects:addresses.deleteOne');
    await expect(page.queryByRole('dialog')).toBeNull();
  },
});

export const ConfirmingDelete = meta.story({
  async play(shown) {
    await askToDelete(shown);
    await readPart(shown, 'objects:addresses.delete.text', { name: 'Newsletter' });
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteEmailAddress).hangs()),
  async play(shown) {
    await confirmDeletion(shown);
    await seeBusy(shown, 'objects:addresses.delete.confirm');
  },
});

export const Deleted = meta.story({
  async play(shown) {
    await confirmDeletion(shown);
    await read(shown, 'objects:delete.deleted', { name: address });
    await see(shown, 'heading', 'objects:addresses.empty.title', { name: 'Newsletter' });
    await seeTab(shown, 'groups:details.tab.addresses', 0);
    await expect(shown.world.addresses.get(addressIdOf(address))).toBeUndefined();
  },
});

export const UpdatedLive = meta.story({
  async play(shown) {
    await find(shown, 'button', 'objects:addresses.deleteOne', { address });
    await live(shown.world);
    shown.world.addresses.remove(addressIdOf(address));
    shown.world.hub.notify('EmailAddressesChanged', { ids: [addressIdOf(address)] });
    await see(shown, 'heading', 'objects:addresses.empty.title', { name: 'Newsletter' });
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteEmailAddress).fails('Group.ManagedReadonly')),
  async play(shown) {
    await confirmDeletion(shown);
    await read(shown, 'errors:Group.ManagedReadonly.title');
  },
});

/** Another person was quicker: the goal is reached. */
export const DeletedMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteEmailAddress).fails('EmailAddress.NotFound')),
  async play(shown) {
    await confirmDeletion(shown);
    await read(shown, 'objects:delete.alreadyDeleted', { name: address });
    await seeNo(shown, 'alertdialog', 'objects:delete.title');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listGroupAddresses).fails('Default.Forbidden')),
  async play(shown) {
    await read(shown, 'errors:Default.Forbidden.title');
  },
});

export const NotFound = meta.story({
  parameters: { at: groupsPaths.details(noGroup, 'addresses') },
  async play(shown) {
    await seeTitle(shown, 'groups:details.notFound.title');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(listGroupAddresses).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    const page = pageOf(shown);
    await expect(await page.findByText('4b1c-77')).toBeVisible();
    await see(shown, 'button', 'shell:action.retry');
  },
});
