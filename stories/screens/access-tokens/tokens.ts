import { expect } from 'storybook/test';
import type { World } from '@archive-console/mocks';
import {
  check,
  choose,
  dialogOf,
  enter,
  findPart,
  pageOf,
  partOf,
  type Place,
  press,
  seeTitle,
} from '#stories/steps.ts';

export const hamburg = 'Connector in Hamburg';
export const expired = 'Connector, test installation';

export const rowOf = async (shown: Place, notes: string) =>
  partOf(shown, await pageOf(shown).findByRole('row', { name: new RegExp(notes) }));

/** The token that is noted like this. */
export const tokenIn = (world: World, notes: string) =>
  [...world.accessTokens.rows()].find((token) => token.notes === notes);

/** What a token needs in the page that creates it. */
export async function fill(shown: Place) {
  await enter(shown, 'access-tokens:field.notes', 'Connector in Bremen');
  await check(shown, 'access-tokens:scope.CloudConnector');
}

export async function submit(shown: Place) {
  await fill(shown);
  await press(shown, 'access-tokens:create.submit');
}

export async function askToRevoke(shown: Place, name: string) {
  await press(shown, 'area:list.rowActions', { name });
  await choose(shown, 'access-tokens:action.revoke');
  return findPart(shown, 'alertdialog', 'access-tokens:revoke.title', { name });
}

/** The secret as the dialog shows it. */
export async function secretShown(shown: Place): Promise<string> {
  const dialog = await dialogOf(shown);
  const secret = await dialog.findByText(/^demo-token-/);
  return secret.textContent ?? '';
}

/** Says that the secret is kept, and closes its dialog. It is nowhere on the page from then on. */
export async function keepSecret(shown: Place): Promise<string> {
  const secret = await secretShown(shown);
  await check(shown, 'access-tokens:secret.saved');
  await press(shown, 'access-tokens:secret.close');
  await seeTitle(shown, 'access-tokens:list.title');
  await expect(document.documentElement.outerHTML).not.toContain(secret);
  return secret;
}
