import type { World } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import { enter, fieldOf, live, type Place, press, read } from '#stories/steps.ts';
import { jonas, rename } from './people.ts';

export const save = (shown: Place) => press(shown, 'users:edit.submit');

/** The last name is typed and sent. */
export async function saveLund(shown: Place) {
  await enter(shown, 'users:field.lastName', 'Lund');
  await save(shown);
}

/** What was typed is still there. */
export const holdsLund = async (shown: Place) =>
  expect(await fieldOf(shown, 'users:field.lastName')).toHaveValue('Lund');

/** Jonas becomes Lund here and Winter elsewhere. */
export async function typeAgainstWinter(shown: Place & { world: World }) {
  await enter(shown, 'users:field.lastName', 'Lund');
  await live(shown.world);
  rename(shown.world, jonas, { lastName: 'Winter', displayName: 'Jonas Winter' });
  await read(shown, 'objects:form.conflict.theirs', {
    field: shown.words('users:field.lastName'),
    value: 'Winter',
  });
}
