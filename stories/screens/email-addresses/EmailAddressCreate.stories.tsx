import { createEmailAddress, listMailboxes } from '@archive-console/api-client';
import { emailAddressesPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  enter,
  fieldOf,
  find,
  follow,
  pageOf,
  type Place,
  press,
  read,
  readAlert,
  readHint,
  readPart,
  see,
  seeBusy,
  seeNo,
  seeTitle,
} from '#stories/steps.ts';
import { addLike, chooseOwner, owner } from './addresses.ts';

const meta = preview.meta({
  title: 'Screens/E-mail addresses/Create',
  parameters: { at: emailAddressesPaths.create() },
});

const field = 'objects:createAddress.address';

async function fill(shown: Place, address = 'team@demo.example', name = 'Newsletter') {
  await enter(shown, field, address);
  await chooseOwner(shown, name);
}

async function submit(shown: Place, address?: string, name?: string) {
  await fill(shown, address, name);
  await press(shown, 'objects:addresses.create');
}

export const Blank = meta.story({
  async play(shown) {
    await seeTitle(shown, 'email-addresses:create.title');
    await readHint(shown, field, 'objects:createAddress.hint');
    await readPart(shown, 'email-addresses:create.words.start');
  },
});

export const Filled = meta.story({
  async play(shown) {
    await fill(shown);
    const words = pageOf(shown).getByRole('region', {
      name: shown.words('objects:form.inWords'),
    });
    await expect(words).toHaveTextContent(
      shown.words('email-addresses:create.words.exists', {
        address: 'team@demo.example',
        name: 'Newsletter',
      }),
    );
  },
});

/** Mailboxes and groups are found together; what Microsoft 365 manages says why it cannot be chosen. */
export const ChoosingTheOwner = meta.story({
  async play(shown) {
    const box = await find(shown, 'combobox', owner);
    await userEvent.type(box, 'works');
    const page = pageOf(shown);
    const mailbox = shown.words('area:mailboxes.type.SharedMailbox');
    await expect(await page.findByRole('option', { name: `Works council ${mailbox}` })).toBeVisible();
    await userEvent.clear(box);
    await userEvent.type(box, 'sales');
    const managed = shown.words('email-addresses:create.owner.managed');
    const team = await page.findByRole('option', { name: `Sales team ${managed}` });
    await expect(team).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
  },
});

export const OwnersUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listMailboxes).fails('Default.UnexpectedError')),
  async play(shown) {
    await userEvent.type(await find(shown, 'combobox', owner), 'sales');
    const page = pageOf(shown);
    await page.findByRole('option', { name: /^Sales team/ });
    // While the list is open, what lies outside it is not heard.
    const heard = () => page.getAllByRole('alert').map(({ textContent }) => textContent);
    await waitFor(() => expect(heard().join()).toMatch(shown.words.part('errors:detail.unexpected')));
    await userEvent.tab();
    await readAlert(shown, 'errors:detail.unexpected');
  },
});

export const LeavingUnsaved = meta.story({
  async play(shown) {
    await fill(shown);
    await follow(shown, 'shell:action.cancel');
    await press(shown, 'shell:unsaved.stay');
    await expect(await find(shown, 'combobox', owner)).toHaveValue('Newsletter');
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createEmailAddress).hangs()),
  async play(shown) {
    await submit(shown);
    await seeBusy(shown, 'objects:addresses.create');
    await expect(await fieldOf(shown, field)).toHaveAttribute('readonly');
  },
});

export const Created = meta.story({
  async play(shown) {
    await submit(shown, 'team@münchen.example');
    await read(shown, 'objects:createAddress.done', { address: 'team@münchen.example', name: 'Newsletter' });
    await seeTitle(shown, 'email-addresses:list.title');
    await expect(await pageOf(shown).findByText('team@münchen.example')).toBeVisible();
  },
});

export const Invalid = meta.story({
  async play(shown) {
    await enter(shown, field, 'Team <team@demo.example>');
    await press(shown, 'objects:addresses.create');
    await readHint(shown, field, 'shell:email.withName');
    await expect(await find(shown, 'combobox', owner)).toHaveAccessibleDescription(
      shown.words.part('email-addresses:create.owner.missing'),
    );
  },
});

/** It belonged to a mailbox that was deleted. */
export const Rejected = meta.story({
  async play(shown) {
    await submit(shown, 'fax@demo.example');
    await readHint(shown, field, 'errors:EmailAddress.Orphaned.title');
    await follow(shown, 'objects:addresses.holder.show');
    await press(shown, 'shell:unsaved.leave');
    await read(shown, 'email-addresses:list.nobody');
  },
});

/** Who has it is looked up among all addresses that hold it, and leads there. */
export const Conflict = meta.story({
  beforeEach: ({ world }) => addLike(world, 'newsletter@demo.example'),
  async play(shown) {
    await submit(shown, 'newsletter@demo.example');
    await readHint(shown, field, 'errors:EmailAddress.AlreadyExists.title');
    await see(shown, 'link', 'objects:addresses.holder.open', { name: 'Newsletter' });
    await enter(shown, field, 'newsletters@demo.example');
    await seeNo(shown, 'link', 'objects:addresses.holder.open', { name: 'Newsletter' });
  },
});

/** Another tenant has it: this one cannot say more. */
export const TakenElsewhere = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createEmailAddress).fails('EmailAddress.AlreadyExists')),
  async play(shown) {
    await submit(shown);
    await readPart(shown, 'objects:addresses.holder.elsewhere');
  },
});

/** The group was deleted while the form was open. */
export const OwnerDeletedMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createEmailAddress).fails('Group.NotFound')),
  async play(shown) {
    await submit(shown);
    await readHint(shown, owner, 'errors:Group.NotFound.title');
  },
});

export const ManagedMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createEmailAddress).fails('Mailbox.ManagedReadonly')),
  async play(shown) {
    await submit(shown);
    await readHint(shown, owner, 'errors:Mailbox.ManagedReadonly.title');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createEmailAddress).fails('Default.Forbidden')),
  async play(shown) {
    await submit(shown);
    await readAlert(shown, 'errors:Default.Forbidden.title');
    await expect(await fieldOf(shown, field)).toHaveValue('team@demo.example');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(createEmailAddress).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    await submit(shown);
    await pageOf(shown).findByText(/4b1c-77/);
    await expect(await fieldOf(shown, field)).toHaveValue('team@demo.example');
  },
});
