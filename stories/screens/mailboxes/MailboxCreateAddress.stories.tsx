import { createEmailAddress } from '@archive-console/api-client';
import { mailboxesPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  dialogOf,
  enter,
  fieldOf,
  find,
  pageOf,
  press,
  read,
  readAlert,
  readHint,
  see,
  seeBusy,
  seeTab,
  seeTitle,
} from '#stories/steps.ts';
import { council, noMailbox } from './mailboxes.ts';

const meta = preview.meta({
  title: 'Screens/Mailboxes/Create address',
  parameters: { at: mailboxesPaths.createAddress(council) },
});

async function type(shown: Place, address = 'br@demo.example') {
  const dialog = await dialogOf(shown);
  await enter(dialog, 'objects:createAddress.address', address);
  return dialog;
}

async function create(shown: Place, address?: string) {
  const dialog = await type(shown, address);
  await press(dialog, 'objects:addresses.create');
  return dialog;
}

export const Blank = meta.story({
  async play(shown) {
    const dialog = await dialogOf(shown);
    const address = await find(dialog, 'textbox', 'objects:createAddress.address');
    await waitFor(() => expect(address).toHaveFocus());
    await expect(address).toHaveAccessibleDescription(shown.words.part('objects:createAddress.hint'));
  },
});

export const Filled = meta.story({
  async play(shown) {
    const dialog = await type(shown);
    await expect(await fieldOf(dialog, 'objects:createAddress.address')).toHaveValue('br@demo.example');
  },
});

export const CreatedInLetters = meta.story({
  async play(shown) {
    const address = 'br@münchen.example';
    await create(shown, address);
    await read(shown, 'objects:createAddress.done', { address, name: 'Works council' });
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createEmailAddress).hangs()),
  async play(shown) {
    const dialog = await create(shown);
    await seeBusy(dialog, 'objects:addresses.create');
    await expect(await fieldOf(dialog, 'objects:createAddress.address')).toHaveAttribute('readonly');
  },
});

export const Created = meta.story({
  async play(shown) {
    await create(shown);
    await read(shown, 'objects:createAddress.done', { address: 'br@demo.example', name: 'Works council' });
    await see(shown, 'button', 'objects:addresses.deleteOne', { address: 'br@demo.example' });
    await seeTab(shown, 'mailboxes:details.tab.addresses', 2);
  },
});

export const Invalid = meta.story({
  async play(shown) {
    const dialog = await create(shown, 'BR <br@demo.example>');
    await readHint(dialog, 'objects:createAddress.address', 'shell:email.withName');
  },
});

export const Rejected = meta.story({
  async play(shown) {
    const dialog = await create(shown, 'fax@demo.example');
    await readHint(dialog, 'objects:createAddress.address', 'errors:EmailAddress.Orphaned.title');
  },
});

export const Conflict = meta.story({
  async play(shown) {
    const dialog = await create(shown, 'newsletter@demo.example');
    const address = await readHint(
      dialog,
      'objects:createAddress.address',
      'errors:EmailAddress.AlreadyExists.title',
    );
    await userEvent.type(address, 's');
    await expect(address).toBeValid();
  },
});

/** The mailbox became a managed one while the dialog was open. */
export const ManagedMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createEmailAddress).fails('Mailbox.ManagedReadonly')),
  async play(shown) {
    const dialog = await create(shown);
    await readAlert(dialog, 'errors:Mailbox.ManagedReadonly.title');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createEmailAddress).fails('Default.Forbidden')),
  async play(shown) {
    const dialog = await create(shown);
    await readAlert(dialog, 'errors:Default.Forbidden.title');
    await expect(await fieldOf(dialog, 'objects:createAddress.address')).toHaveValue('br@demo.example');
  },
});

export const NotFound = meta.story({
  parameters: { at: mailboxesPaths.createAddress(noMailbox) },
  async play(shown) {
    const page = pageOf(shown);
    await seeTitle(shown, 'mailboxes:details.notFound.title');
    await expect(page.queryByRole('dialog')).toBeNull();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(createEmailAddress).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    const dialog = await create(shown);
    await pageOf(shown).findByText(/4b1c-77/);
    await expect(await fieldOf(dialog, 'objects:createAddress.address')).toHaveValue('br@demo.example');
  },
});
