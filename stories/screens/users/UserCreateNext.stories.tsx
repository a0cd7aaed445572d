import { createUser, listUsers } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { check, fieldOf, find, follow, press, read, readHint, seeName, seeNo } from '#stories/steps.ts';
import { fill, lena, submit } from './create-steps.ts';
import { amelie } from './people.ts';

/** What comes after a user is created, or is not because the name is taken. */
const meta = preview.meta({
  title: 'Screens/Users/Create, and then',
  parameters: { at: usersPaths.create() },
});

/** One after the other, without leaving the form: each begins empty, at the first field. */
export const CreatedAnother = meta.story({
  async play(shown) {
    await fill(shown);
    await check(shown, 'objects:form.stay');
    await submit(shown);
    await read(shown, 'new-user:done', { name: 'Lena Sommer' });
    const userName = await fieldOf(shown, 'users:field.userName');
    await waitFor(() => expect(userName).toHaveFocus());
    await expect(userName).toHaveValue('');
    await expect(await find(shown, 'checkbox', 'objects:form.stay')).toBeChecked();
    await fill(shown, { ...lena, userName: 'mats.sommer', primaryEmail: 'mats@kanzlei-lund.example' });
    await check(shown, 'objects:form.stay');
    await submit(shown);
    await seeName(shown, 'Lena Sommer');
  },
});

/** Who has the name is said, with the way there. */
export const Conflict = meta.story({
  async play(shown) {
    await fill(shown, { ...lena, userName: 'Amelie.Brandt' });
    await submit(shown);
    const name = 'Amelie Brandt';
    const link = await find(shown, 'link', 'objects:addresses.holder.open', { name });
    await expect(link).toHaveAttribute('href', usersPaths.details(amelie));
    await expect(link.closest('[role="status"]')).toHaveTextContent(
      shown.words('new-user:heldBy', { name: 'amelie.brandt', user: name }),
    );
    await follow(shown, 'objects:addresses.holder.open', { name });
    await press(shown, 'shell:unsaved.leave');
    await seeName(shown, name);
  },
});

/** Another tenant has it: all that is known is that this one does not. */
export const ConflictElsewhere = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createUser).fails('User.UserNameAlreadyExists')),
  async play(shown) {
    await fill(shown);
    await submit(shown);
    await read(shown, 'new-user:heldElsewhere');
  },
});

/** Who has it cannot be read: nothing is claimed beyond what the field says. */
export const ConflictUnread = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      on(createUser).fails('User.UserNameAlreadyExists'),
      on(listUsers).fails('Default.UnexpectedError'),
    ),
  async play(shown) {
    await fill(shown);
    await submit(shown);
    await readHint(shown, 'users:field.userName', 'new-user:taken');
    await seeNo(shown, 'status', 'new-user:heldElsewhere');
  },
});
