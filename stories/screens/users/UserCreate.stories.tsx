import { createUser, listUsers } from '@archive-console/api-client';
import { on } from '@archive-console/mocks';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { seeMistakes } from '#stories/see-mistakes.ts';
import {
  type Place,
  fieldOf,
  follow,
  live,
  pageOf,
  press,
  read,
  readHint,
  readPart,
  seeBusy,
  seeName,
  seeTitle,
} from '#stories/steps.ts';
import { fill, lena, submit } from './create-steps.ts';

const meta = preview.meta({ title: 'Screens/Users/Create', parameters: { at: '/home/users/create-user' } });

async function keepsInput(shown: Place) {
  await expect(await fieldOf(shown, 'users:field.firstName')).toHaveValue('Lena');
  await expect(await fieldOf(shown, 'users:field.primaryEmail')).toHaveValue(lena.primaryEmail);
}

export const Blank = meta.story({
  async play(shown) {
    await seeTitle(shown, 'users:create.title');
    await expect(await fieldOf(shown, 'users:field.userName')).toBeRequired();
    await readPart(shown, 'new-user:words.start');
  },
});

export const BeforeMicrosoft = meta.story({
  parameters: { as: 'expired@demo.example', world: { tenant: 'trial-expired' } },
  async play(shown) {
    await expect(pageOf(shown).queryByText(shown.words('new-user:words.microsoft'))).toBeNull();
    await live(shown.world);
    const domain = { domainName: 'morgenrot.example', hasExternalReference: true };
    shown.world.domains.put({ ...domain, id: shown.world.newId('domain') });
    shown.world.hub.notify('TrustedDomainsChanged', {});
    await read(shown, 'new-user:words.microsoft');
  },
});

export const Filled = meta.story({
  async play(shown) {
    await fill(shown);
    const words = pageOf(shown).getByRole('region', { name: shown.words('objects:form.inWords') });
    await expect(words).toHaveTextContent(
      shown.words('new-user:words.signIn', {
        name: 'Lena Sommer',
        userName: lena.userName,
        email: lena.primaryEmail,
      }),
    );
    await expect(await fieldOf(shown, 'users:field.displayName')).toHaveAccessibleDescription(/Lena Sommer/);
  },
});

/** What is typed half is no fact yet. */
export const HalfTyped = meta.story({
  async play(shown) {
    await fill(shown, { ...lena, primaryEmail: 'lena@' });
    const words = pageOf(shown).getByRole('region', { name: shown.words('objects:form.inWords') });
    await expect(words).toHaveTextContent(
      shown.words.part('new-user:words.noEmail', { userName: lena.userName }),
    );
    await expect(words).not.toHaveTextContent('lena@');
  },
});

export const ConfirmingLeaveUnsaved = meta.story({
  async play(shown) {
    await fill(shown);
    await follow(shown, 'shell:action.cancel');
    await press(shown, 'shell:unsaved.stay');
    await keepsInput(shown);
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createUser).hangs()),
  async play(shown) {
    await fill(shown);
    await submit(shown);
    await seeBusy(shown, 'new-user:submit');
    for (const field of pageOf(shown).getAllByRole('textbox'))
      await expect(field).toHaveAttribute('readonly');
    await userEvent.type(await fieldOf(shown, 'users:field.firstName'), 'na');
    await keepsInput(shown);
  },
});

export const Submitted = meta.story({
  async play(shown) {
    await fill(shown);
    await submit(shown);
    await read(shown, 'new-user:done', { name: 'Lena Sommer' });
    await seeName(shown, 'Lena Sommer');
  },
});

export const Invalid = meta.story({
  async play(shown) {
    await fill(shown, { userName: 'lena sommer', primaryEmail: 'Lena <lena@kanzlei-lund.example>' });
    await submit(shown);
    await seeMistakes(shown, 2, await fieldOf(shown, 'users:field.userName'));
    await readHint(shown, 'users:field.primaryEmail', 'shell:email.withName');
  },
});

export const Rejected = meta.story({
  async play(shown) {
    await fill(shown, { ...lena, primaryEmail: 'lena.sommer@lindenhof.example' });
    await submit(shown);
    await seeMistakes(shown, 1, await fieldOf(shown, 'users:field.primaryEmail'));
    await readHint(shown, 'users:field.primaryEmail', 'errors:User.MicrosoftUserRequiresReferenceId.title');
  },
});

export const Conflict = meta.story({
  async play(shown) {
    await fill(shown, { ...lena, userName: 'amelie.brandt' });
    await submit(shown);
    await seeMistakes(shown, 1, await fieldOf(shown, 'users:field.userName'));
    const said = pageOf(shown).getAllByText(shown.words.part('new-user:taken'));
    await expect(said.map((words) => words.textContent)).toEqual([shown.words('new-user:taken')]);
    const userName = await fieldOf(shown, 'users:field.userName');
    const email = await fieldOf(shown, 'users:field.primaryEmail');
    await expect(userName).toHaveAccessibleDescription(shown.words.part('new-user:taken'));
    await expect(email).toHaveAccessibleDescription(shown.words.part('new-user:takenPerhaps'));
    for (const field of [userName, email]) {
      await expect(field).toBeInvalid();
      await expect(field).not.toHaveAttribute('readonly');
    }
  },
});

export const ConflictMended = meta.story({
  async play(shown) {
    await Conflict.play(shown);
    const userName = await fieldOf(shown, 'users:field.userName');
    await userEvent.type(userName, '2');
    await expect(userName).toBeValid();
    await expect(await fieldOf(shown, 'users:field.primaryEmail')).toBeValid();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createUser).fails('Default.Forbidden')),
  async play(shown) {
    await fill(shown);
    await submit(shown);
    await read(shown, 'errors:Default.Forbidden.title');
    await keepsInput(shown);
  },
});

/** The service did it, and only its answer was lost: the console looks before it says anything. */
export const AnswerLost = meta.story({
  beforeEach: ({ world }) =>
    void world.faults.add({ operation: createUser, kind: 'bad-gateway', isDone: true }),
  async play(shown) {
    await fill(shown);
    await submit(shown);
    await seeName(shown, 'Lena Sommer');
    await read(shown, 'errors:detail.lookedUp');
  },
});

/** Nothing can be read either: no one knows, and the form says so. */
export const AnswerUnknown = meta.story({
  beforeEach: ({ world }) => {
    world.faults.add({ operation: createUser, kind: 'bad-gateway', isDone: true });
    world.faults.add({ operation: listUsers, kind: 'unavailable' });
  },
  async play(shown) {
    await fill(shown);
    await submit(shown);
    await read(shown, 'errors:detail.unknown');
    await keepsInput(shown);
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createUser).fails('Default.UnexpectedError')),
  async play(shown) {
    await fill(shown);
    await submit(shown);
    await expect(await pageOf(shown).findByText('Default.UnexpectedError')).toBeVisible();
    await keepsInput(shown);
  },
});
