import { createMailbox, listUsers } from '@archive-console/api-client';
import { mailboxesPaths } from '@archive-console/console';
import { addressIdOf, mailboxIdOf, on, userIdOf } from '@archive-console/mocks';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { seeMistakes } from '#stories/see-mistakes.ts';
import {
  type Place,
  enter,
  fieldOf,
  find,
  findPart,
  pageOf,
  pick,
  press,
  read,
  readHint,
  readPart,
  seeBusy,
  seeName,
  seeTitle,
} from '#stories/steps.ts';
import { chooseOwner } from './mailboxes.ts';

const meta = preview.meta({
  title: 'Screens/Mailboxes/Create',
  parameters: { at: mailboxesPaths.create() },
});

const mira = { name: 'Mira Sommer', id: userIdOf('mira.sommer') };

async function fill(shown: Place, name = 'Project Nordlicht') {
  await enter(shown, 'mailboxes:field.name', name);
  await pick(shown, 'area:mailboxes.type.SharedMailbox');
}

async function submit(shown: Place, name?: string) {
  await fill(shown, name);
  await press(shown, 'mailboxes:create.submit');
}

/** The own mailbox of a person. */
async function submitOwn(shown: Place, owner: string) {
  await enter(shown, 'mailboxes:field.name', owner);
  await chooseOwner(shown, owner);
  await press(shown, 'mailboxes:create.submit');
}

const inWords = (shown: Place) => findPart(shown, 'region', 'objects:form.inWords');
const created = (world: { mailboxes: { rows(): Iterable<{ name: string }> } }, name: string) =>
  [...world.mailboxes.rows()].find((mailbox) => mailbox.name === name);

export const Blank = meta.story({
  async play(shown) {
    await seeTitle(shown, 'mailboxes:create.title');
    await expect(await find(shown, 'radio', 'area:mailboxes.type.UserMailbox')).toBeChecked();
    await expect(pageOf(shown).getAllByRole('radio')).toHaveLength(5);
    await readPart(shown, 'mailboxes:create.words.start');
  },
});

export const Filled = meta.story({
  async play(shown) {
    await fill(shown);
    await chooseOwner(shown, mira.name);
    const words = await find(shown, 'region', 'objects:form.inWords');
    const type = shown.words('area:mailboxes.type.SharedMailbox');
    await expect(words).toHaveTextContent(
      shown.words('mailboxes:create.words.exists', { name: 'Project Nordlicht', type }),
    );
    await expect(words).toHaveTextContent(shown.words('mailboxes:create.words.owned', { owner: mira.name }));
  },
});

/** The users could not be searched: it says so, and can be tried again. */
export const OwnersUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listUsers).fails('Default.Forbidden')),
  async play(shown) {
    await readPart(shown, 'errors:Default.Forbidden.title');
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createMailbox).hangs()),
  async play(shown) {
    await submit(shown);
    await seeBusy(shown, 'mailboxes:create.submit');
    await expect(await fieldOf(shown, 'mailboxes:field.name')).toHaveAttribute('readonly');
  },
});

export const Submitted = meta.story({
  async play(shown) {
    await submit(shown, '  Project Nordlicht ');
    await read(shown, 'mailboxes:create.done', { name: 'Project Nordlicht' });
    await seeName(shown, 'Project Nordlicht');
    await expect(created(shown.world, 'Project Nordlicht')).toMatchObject({
      mailboxType: 'SharedMailbox',
      ownerId: null,
    });
  },
});

/** The own mailbox of a person begins with their address. */
export const SubmittedForOwner = meta.story({
  async play(shown) {
    await enter(shown, 'mailboxes:field.name', mira.name);
    await chooseOwner(shown, mira.name);
    await read(await inWords(shown), 'mailboxes:create.words.address');
    await press(shown, 'mailboxes:create.submit');
    await expect(await pageOf(shown).findByText('user@demo.example')).toBeVisible();
    await expect(created(shown.world, mira.name)).toMatchObject({ ownerId: mira.id });
  },
});

export const Invalid = meta.story({
  async play(shown) {
    await submit(shown, '   ');
    await seeMistakes(
      shown,
      1,
      await readHint(shown, 'mailboxes:field.name', 'mailboxes:form.mistake.nameMissing'),
    );
  },
});

export const TooLong = meta.story({
  async play(shown) {
    const name = await fieldOf(shown, 'mailboxes:field.name');
    await userEvent.click(name);
    await userEvent.paste('Nordlicht '.repeat(26));
    await press(shown, 'mailboxes:create.submit');
    await readHint(shown, 'mailboxes:field.name', 'objects:form.lineTooLong');
  },
});

/** The address of the owner belongs to another mailbox. */
export const Conflict = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createMailbox).fails('Mailbox.EmailAddressInUse')),
  async play(shown) {
    await submitOwn(shown, 'Gustav Lund');
    await readHint(shown, 'mailboxes:field.owner', 'mailboxes:form.mistake.addressInUse', {
      owner: 'Gustav Lund',
    });
    await chooseOwner(shown, mira.name);
    await expect(await fieldOf(shown, 'mailboxes:field.owner')).toBeValid();
  },
});

/** The address of the owner is left over from a mailbox that was deleted. */
export const OrphanedAddress = meta.story({
  beforeEach({ world }) {
    const address = world.addresses.get(addressIdOf('gustav@kanzlei-lund.example'));
    world.mailboxes.remove(mailboxIdOf('gustav.lund'));
    if (address !== undefined) world.addresses.put({ ...address, ownerId: null, assignedTo: '' });
  },
  async play(shown) {
    await submitOwn(shown, 'Gustav Lund');
    await readHint(shown, 'mailboxes:field.owner', 'mailboxes:form.mistake.addressOrphaned', {
      owner: 'Gustav Lund',
    });
  },
});

/** The owner was deleted while the form was open. */
export const OwnerDeleted = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createMailbox).fails('User.NotFound')),
  async play(shown) {
    await submitOwn(shown, mira.name);
    await readHint(shown, 'mailboxes:field.owner', 'errors:User.NotFound.title');
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createMailbox).fails('Default.ValidationError')),
  async play(shown) {
    await submit(shown);
    await readHint(shown, 'mailboxes:field.name', 'mailboxes:form.mistake.nameRefused');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createMailbox).fails('Default.Forbidden')),
  async play(shown) {
    await submit(shown);
    await read(shown, 'errors:Default.Forbidden.title');
    await expect(await fieldOf(shown, 'mailboxes:field.name')).toHaveValue('Project Nordlicht');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(createMailbox).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    await submit(shown);
    await pageOf(shown).findByText(/4b1c-77/);
    await expect(await fieldOf(shown, 'mailboxes:field.name')).toHaveValue('Project Nordlicht');
  },
});
