import { revokeAccessToken } from '@archive-console/api-client';
import { accessTokensPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { findPart, pageOf, type Place, press, readPart, see, seen, selectRow } from '#stories/steps.ts';
import { expired, hamburg, tokenIn } from './tokens.ts';

const meta = preview.meta({
  title: 'Screens/Access tokens/Revoke many',
  parameters: { at: accessTokensPaths.list() },
});

async function askToRevokeTwo(shown: Place) {
  for (const name of [hamburg, expired]) await selectRow(shown, name);
  await press(shown, 'access-tokens:bulk.revokeMany');
  return findPart(shown, 'alertdialog', 'access-tokens:bulk.delete.title', { count: 2 });
}

/** For what they are used is said before they are revoked. */
export const ConfirmingRevokeOfMany = meta.story({
  async play(shown) {
    const dialog = await askToRevokeTwo(shown);
    await readPart(dialog, 'access-tokens:scope.CloudConnector');
    await readPart(dialog, 'access-tokens:scope.MailImport');
    await see(dialog, 'button', 'access-tokens:bulk.delete.confirm', { count: 2 });
  },
});

export const RevokedMany = meta.story({
  async play(shown) {
    await press(await askToRevokeTwo(shown), 'access-tokens:bulk.delete.confirm', { count: 2 });
    await see(shown, 'dialog', 'access-tokens:bulk.delete.done', { count: 2 });
    for (const name of [hamburg, expired]) await expect(tokenIn(shown.world, name)).toBeUndefined();
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(revokeAccessToken).fails('Default.Forbidden')),
  async play(shown) {
    await selectRow(shown, hamburg);
    await press(shown, 'access-tokens:bulk.revokeMany');
    await press(shown, 'access-tokens:bulk.delete.confirm', { count: 1 });
    await seen(await pageOf(shown).findByText('Default.Forbidden'));
    await expect(tokenIn(shown.world, hamburg)).toBeDefined();
  },
});
