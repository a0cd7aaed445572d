import { getUser, updateUserProfile } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { seeMistakes } from '#stories/see-mistakes.ts';
import {
  enter,
  fieldOf,
  find,
  pageOf,
  press,
  read,
  readHint,
  readPart,
  seeBusy,
  seeName,
  seeNo,
  seeTitle,
} from '#stories/steps.ts';
import { holdsLund, save, saveLund, typeAgainstWinter } from './edit-steps.ts';
import { amelie, jonas, unknownUser } from './people.ts';

const meta = preview.meta({ title: 'Screens/Users/Edit', parameters: { at: usersPaths.edit(jonas) } });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUser).hangs()),
  async play(shown) {
    await seeTitle(shown, 'users:edit.title');
    await expect(pageOf(shown).queryByLabelText(shown.words('users:field.lastName'))).toBeNull();
  },
});

export const Filled = meta.story({
  async play(shown) {
    await enter(shown, 'users:field.lastName', 'Lund');
    await read(shown, 'objects:unsaved.count', { count: 2 });
    await read(shown, 'objects:form.changes.change', { from: 'Petersen', to: 'Lund' });
    await read(shown, 'objects:form.changes.change', { from: 'Jonas Petersen', to: 'Jonas Lund' });
    await expect(await find(shown, 'button', 'users:edit.submit')).not.toHaveAttribute('aria-disabled');
    const fields = pageOf(shown)
      .getAllByRole('textbox')
      .map((field) => field.id);
    await expect(fields).toEqual(
      ['userName', 'primaryEmail', 'firstName', 'lastName', 'displayName'].map((field) => `field-${field}`),
    );
    await expect(await fieldOf(shown, 'users:field.primaryEmail')).toHaveAttribute('readonly');
  },
});

export const ReadOnly = meta.story({
  parameters: { at: usersPaths.edit(amelie) },
  async play(shown) {
    await expect(await fieldOf(shown, 'users:field.lastName')).toHaveAttribute('readonly');
    await read(shown, 'area:origin.managed');
    await seeNo(shown, 'button', 'users:edit.submit');
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(updateUserProfile).hangs()),
  async play(shown) {
    await saveLund(shown);
    await seeBusy(shown, 'users:edit.submit');
    // What would be typed now would be lost: only its answer ends the form or opens it again.
    for (const field of pageOf(shown).getAllByRole('textbox'))
      await expect(field).toHaveAttribute('readonly');
    await userEvent.type(await fieldOf(shown, 'users:field.lastName'), 'strom');
    await holdsLund(shown);
    await press(shown, 'shell:action.discard');
    await holdsLund(shown);
    await expect(await find(shown, 'button', 'shell:action.discard')).toHaveAccessibleDescription(
      shown.words('objects:form.sending'),
    );
  },
});

export const Saved = meta.story({
  parameters: { at: usersPaths.edit(jonas, 'groups') },
  async play(shown) {
    await enter(shown, 'users:field.displayName', 'Jonas Lund');
    await enter(shown, 'users:field.userName', 'jonas.lund');
    await save(shown);
    const page = pageOf(shown);
    await seeName(shown, 'Jonas Lund');
    await expect(
      page.getByRole('link', { name: shown.words.part('users:details.tab.groups'), current: 'page' }),
    ).toBeVisible();
    await expect(shown.world.users.get(jonas)).toMatchObject({
      userName: 'jonas.lund',
      displayName: 'Jonas Lund',
    });
  },
});

export const Invalid = meta.story({
  async play(shown) {
    await enter(shown, 'users:field.userName', '');
    await save(shown);
    const page = pageOf(shown);
    const field = await readHint(shown, 'users:field.userName', 'users:form.mistake.userNameMissing');
    await seeMistakes(shown, 1, field);
    await read(shown, 'objects:form.changes.invalid');
    await expect(page.queryByText(shown.words.part('objects:form.changes.emptied'))).toBeNull();
    await expect(page.queryByText(shown.words('users:edit.signIn'))).toBeNull();
  },
});

export const Rejected = meta.story({
  async play(shown) {
    await enter(shown, 'users:field.userName', 'gustav.lund');
    await save(shown);
    await readHint(shown, 'users:field.userName', 'errors:User.UserNameAlreadyExists.title');
    await seeMistakes(shown, 1, await fieldOf(shown, 'users:field.userName'));
    await expect(await fieldOf(shown, 'users:field.userName')).toHaveValue('gustav.lund');
  },
});

export const Conflict = meta.story({
  async play(shown) {
    await typeAgainstWinter(shown);
    const page = pageOf(shown);
    await holdsLund(shown);
    // It was typed nowhere: it goes where the last name goes.
    await expect(await fieldOf(shown, 'users:field.displayName')).toHaveValue('Jonas Lund');
    const theirs = { field: shown.words('users:field.displayName') };
    await expect(page.queryByText(shown.words.part('objects:form.conflict.theirs', theirs))).toBeNull();
    // The change is one of what is stored now, not of what was.
    await read(shown, 'objects:form.changes.change', { from: 'Winter', to: 'Lund' });
    await expect(
      page.queryByText(shown.words('objects:form.changes.change', { from: 'Petersen', to: 'Lund' })),
    ).toBeNull();
    const submit = page.getByRole('button', { name: shown.words('users:edit.submit') });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(submit).toHaveAccessibleDescription(shown.words('objects:form.conflict.first'));
    await expect(
      page.getByText(shown.words('objects:form.conflict.first'), {
        ignore: `#${submit.getAttribute('aria-describedby')}`,
      }),
    ).toBeVisible();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(updateUserProfile).fails('Default.Forbidden')),
  async play(shown) {
    await saveLund(shown);
    await readPart(shown, 'errors:Default.Forbidden.title');
    const typed = await fieldOf(shown, 'users:field.lastName');
    await expect(typed).toHaveValue('Lund');
    await waitFor(() => expect(typed).not.toHaveAttribute('readonly'));
  },
});

export const NotFound = meta.story({
  parameters: { at: usersPaths.edit(unknownUser) },
  async play(shown) {
    await seeTitle(shown, 'users:details.notFound.title');
  },
});

export const DeletedMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(on(updateUserProfile).fails('User.NotFound')),
  async play(shown) {
    await saveLund(shown);
    await readPart(shown, 'objects:form.deleted.text');
    await holdsLund(shown);
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(updateUserProfile).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    await saveLund(shown);
    await pageOf(shown).findByText(/4b1c-77/);
    await holdsLund(shown);
  },
});
