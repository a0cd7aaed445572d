import { usersPaths } from '@archive-console/console';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { enter, fieldOf, pageOf, press, read, readPart, seeName } from '#stories/steps.ts';
import { save, typeAgainstWinter } from './edit-steps.ts';
import { jonas, rename } from './people.ts';

/** What becomes of a display name that is made of the other names, and of one that is not. */
const meta = preview.meta({ title: 'Screens/Users/Edit names', parameters: { at: usersPaths.edit(jonas) } });

/** A display name that a person typed is theirs: it does not follow the last name. */
export const OwnDisplayName = meta.story({
  async play(shown) {
    await enter(shown, 'users:field.displayName', 'Jonas P.');
    await enter(shown, 'users:field.lastName', 'Lund');
    await expect(await fieldOf(shown, 'users:field.displayName')).toHaveValue('Jonas P.');
  },
});

export const OwnDisplayNameStored = meta.story({
  beforeEach: ({ world }) => rename(world, jonas, { displayName: 'Jonas P.' }),
  async play(shown) {
    await enter(shown, 'users:field.lastName', 'Lund');
    await read(shown, 'objects:unsaved.count', { count: 1 });
    await expect(await fieldOf(shown, 'users:field.displayName')).toHaveValue('Jonas P.');
  },
});

export const ConflictSettled = meta.story({
  async play(shown) {
    await typeAgainstWinter(shown);
    const page = pageOf(shown);
    await press(shown, 'objects:form.conflict.keep', { field: shown.words('users:field.lastName') });
    await expect(
      page.queryByText(
        shown.words('objects:form.conflict.theirs', {
          field: shown.words('users:field.lastName'),
          value: 'Winter',
        }),
      ),
    ).toBeNull();
    await read(shown, 'objects:form.changes.change', { from: 'Winter', to: 'Lund' });
    await save(shown);
    await seeName(shown, 'Jonas Lund');
    await expect(shown.world.users.get(jonas)).toMatchObject({
      lastName: 'Lund',
      displayName: 'Jonas Lund',
    });
  },
});

export const ConflictGivenUp = meta.story({
  async play(shown) {
    await typeAgainstWinter(shown);
    await press(shown, 'objects:form.conflict.take', { field: shown.words('users:field.lastName') });
    const typed = await fieldOf(shown, 'users:field.displayName');
    await waitFor(() => expect(typed).toHaveValue('Jonas Winter'));
    await readPart(shown, 'objects:form.changes.none');
  },
});
