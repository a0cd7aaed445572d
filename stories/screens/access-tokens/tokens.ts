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

/** What is noted of a new token, and what it may do. */
export interface NewToken {
  notes: string;
  scope: 'CloudConnector' | 'MailImport';
}
const bremen: NewToken = { notes: 'Connector in Bremen', scope: 'CloudConnector' };

export const rowOf = async (shown: Place, notes: string) =>
  partOf(shown, await pageOf(shown).findByRole('row', { name: new RegExp(notes) }));

/** The token that is noted like this. */
export const tokenIn = (world: World, notes: string) =>
  [...world.accessTokens.rows()].find((token) => token.notes === notes);

/** What a token needs in the page that creates it. */
export async function fill(shown: Place, { notes, scope } = bremen) {
  await enter(shown, 'access-tokens:field.notes', notes);
  await check(shown, `access-tokens:scope.${scope}`);
}

export async function submit(shown: Place, token = bremen) {
  await fill(shown, token);
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
