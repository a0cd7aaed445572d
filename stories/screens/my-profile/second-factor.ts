import { codeNow, type World } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import { check, dialogOf, find, findPart, pageOf, type Place, press } from '#stories/steps.ts';

/** An authenticator takes no code twice: the next one comes after so long, in milliseconds. */
export const NEXT_CODE_MS = 31_000;

/** Begins the set-up; answers its dialog and the key that the authenticator is given. */
export async function beginSetUp(shown: Place) {
  await press(shown, 'my-profile:factor.setUp');
  const dialog = await dialogOf(shown);
  await find(dialog, 'img', 'my-profile:factor.enable.qr');
  const key = pageOf(dialog)
    .getByText(/^[A-Z2-7 ]{16,}$/)
    .textContent.replaceAll(' ', '');
  return { dialog, key };
}

/** Types what the authenticator shows for a key. */
export async function typeCodeOf(world: World, dialog: Place, key: string) {
  const field = await pageOf(dialog).findByLabelText(dialog.words('my-profile:factor.enable.label'));
  await userEvent.type(field, codeNow(world, key));
}

/** Takes down the recovery codes that are shown this once, and closes their dialog. */
export async function saveCodes(shown: Place): Promise<string[]> {
  const dialog = await findPart(shown, 'dialog', 'my-profile:codes.title');
  const list = await find(dialog, 'group', 'my-profile:codes.label');
  const codes = Array.from(list.querySelectorAll('code'), ({ textContent }) => textContent);
  await check(dialog, 'my-profile:codes.saved');
  await press(dialog, 'my-profile:codes.close');
  await waitFor(() => expect(pageOf(shown).queryByRole('dialog')).toBeNull());
  return codes;
}
