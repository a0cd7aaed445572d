import { getMailboxWithOwner, updateMailbox } from '@archive-console/api-client';
import { mailboxesPaths } from '@archive-console/console';
import { on, userIdOf } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { seeMistakes } from '#stories/see-mistakes.ts';
import {
  type Place,
  enter,
  fieldOf,
  find,
  live,
  pageOf,
  press,
  read,
  readHint,
  readPart,
  see,
  seeBusy,
  seeName,
  seeNo,
  seeTitle,
} from '#stories/steps.ts';
import { bicycle, change, chooseOwner, council, noMailbox, sales } from './mailboxes.ts';

const meta = preview.meta({
  title: 'Screens/Mailboxes/Edit',
  parameters: { at: mailboxesPaths.edit(council) },
});

const type = (shown: Place, text = 'Works council 2026') => enter(shown, 'mailboxes:field.name', text);
const gustav = { name: 'Gustav Lund', id: userIdOf('gustav.lund') };

async function save(shown: Place, text?: string) {
  await type(shown, text);
  await press(shown, 'mailboxes:edit.submit');
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getMailboxWithOwner).hangs()),
  async play(shown) {
    await seeTitle(shown, 'mailboxes:action.edit');
    await seeNo(shown, 'textbox', 'mailboxes:field.name');
  },
});

export const Filled = meta.story({
  async play(shown) {
    await type(shown);
    await chooseOwner(shown, gustav.name);
    const from = 'Works council';
    await read(shown, 'objects:form.changes.change', { from, to: 'Works council 2026' });
    await read(shown, 'objects:form.changes.change', { from: 'Jonas Petersen', to: gustav.name });
    await read(shown, 'mailboxes:edit.newOwner');
    const fixed = await find(shown, 'textbox', 'mailboxes:field.type');
    await expect(fixed).toHaveValue(shown.words('area:mailboxes.type.SharedMailbox'));
    await expect(fixed).toHaveAttribute('readonly');
  },
});

export const ReadOnly = meta.story({
  parameters: { at: mailboxesPaths.edit(sales) },
  async play(shown) {
    await expect(await find(shown, 'textbox', 'mailboxes:field.name')).toHaveAttribute('readonly');
    await expect(await find(shown, 'textbox', 'mailboxes:field.owner')).toHaveValue('Amelie Brandt');
    await read(shown, 'area:origin.managed');
    await seeNo(shown, 'button', 'mailboxes:edit.submit');
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(updateMailbox).hangs()),
  async play(shown) {
    await save(shown);
    await seeBusy(shown, 'mailboxes:edit.submit');
    await expect(await fieldOf(shown, 'mailboxes:field.name')).toHaveAttribute('readonly');
  },
});

export const Saved = meta.story({
  parameters: { at: mailboxesPaths.edit(council, 'delegates') },
  async play(shown) {
    await save(shown, ' Works council 2026 ');
    await seeName(shown, 'Works council 2026');
    await see(shown, 'button', 'mailboxes:delegates.removeOne', { user: 'Ines Carvalho' });
    await expect(shown.world.mailboxes.get(council)).toMatchObject({
      name: 'Works council 2026',
      ownerId: userIdOf('jonas.petersen'),
    });
  },
});

export const SavedWithOwner = meta.story({
  parameters: { at: mailboxesPaths.edit(bicycle) },
  async play(shown) {
    await chooseOwner(shown, gustav.name);
    await press(shown, 'mailboxes:edit.submit');
    await expect(await pageOf(shown).findByRole('link', { name: gustav.name })).toBeVisible();
    await expect(shown.world.mailboxes.get(bicycle)).toMatchObject({ ownerId: gustav.id });
  },
});

export const SavedWithoutOwner = meta.story({
  async play(shown) {
    await enter(shown, 'mailboxes:field.owner', '');
    (await fieldOf(shown, 'mailboxes:field.name')).focus();
    await read(shown, 'mailboxes:edit.noOwner');
    await press(shown, 'mailboxes:edit.submit');
    await read(shown, 'area:mailboxes.ownerless');
    await expect(shown.world.mailboxes.get(council)).toMatchObject({ ownerId: null });
  },
});

export const Invalid = meta.story({
  async play(shown) {
    await save(shown, '');
    await seeMistakes(
      shown,
      1,
      await readHint(shown, 'mailboxes:field.name', 'mailboxes:form.mistake.nameMissing'),
    );
    await read(shown, 'objects:form.changes.invalid');
  },
});

/** The mailbox became a managed one while its form was open. */
export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(updateMailbox).fails('Mailbox.ManagedReadonly')),
  async play(shown) {
    await save(shown);
    const field = await readHint(shown, 'mailboxes:field.name', 'errors:Mailbox.ManagedReadonly.title');
    await expect(field).toHaveValue('Works council 2026');
  },
});

/** The new owner was deleted while the form was open. */
export const OwnerDeleted = meta.story({
  beforeEach: ({ msw }) => msw.use(on(updateMailbox).fails('User.NotFound')),
  async play(shown) {
    await chooseOwner(shown, gustav.name);
    await press(shown, 'mailboxes:edit.submit');
    await readHint(shown, 'mailboxes:field.owner', 'errors:User.NotFound.title');
  },
});

export const Conflict = meta.story({
  async play(shown) {
    await type(shown);
    await chooseOwner(shown, gustav.name);
    await live(shown.world);
    change(shown.world, council, { name: 'Staff council', ownerId: userIdOf('carla.weiss') });
    const field = shown.words('mailboxes:field.owner');
    await read(shown, 'objects:form.conflict.theirs', { field, value: 'Carla Weiss' });
    await press(shown, 'objects:form.conflict.keep', { field: shown.words('mailboxes:field.name') });
    const left = await find(shown, 'button', 'objects:form.conflict.take', { field });
    await expect(left).toHaveFocus();
    await press(shown, 'objects:form.conflict.take', { field });
    const owner = await fieldOf(shown, 'mailboxes:field.owner');
    await expect(owner).toHaveFocus();
    await expect(owner).toHaveValue('Carla Weiss');
    await expect(await fieldOf(shown, 'mailboxes:field.name')).toHaveValue('Works council 2026');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(updateMailbox).fails('Default.Forbidden')),
  async play(shown) {
    await save(shown);
    await read(shown, 'errors:Default.Forbidden.title');
    await expect(await fieldOf(shown, 'mailboxes:field.name')).toHaveValue('Works council 2026');
  },
});

export const NotFound = meta.story({
  parameters: { at: mailboxesPaths.edit(noMailbox) },
  async play(shown) {
    await seeTitle(shown, 'mailboxes:details.notFound.title');
  },
});

export const DeletedMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(on(updateMailbox).fails('Mailbox.NotFound')),
  async play(shown) {
    await save(shown);
    await readPart(shown, 'objects:form.deleted.text');
    await expect(await fieldOf(shown, 'mailboxes:field.name')).toHaveValue('Works council 2026');
    await readHint(shown, 'mailboxes:field.owner', 'objects:form.deleted.title');
    await see(shown, 'link', 'mailboxes:details.toList');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(updateMailbox).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    await save(shown);
    await pageOf(shown).findByText(/4b1c-77/);
    await expect(await fieldOf(shown, 'mailboxes:field.name')).toHaveValue('Works council 2026');
  },
});
