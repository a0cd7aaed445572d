import type { World } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import { choose, chooseOption, findPart, pageOf, partOf, type Place, press, read } from '#stories/steps.ts';

export const newsletter = 'newsletter@demo.example';
export const fax = 'fax@demo.example';
/** From Microsoft 365. */
export const care = 'care@lindenhof.example';

export const rowOf = async (shown: Place, address: string) =>
  partOf(shown, await pageOf(shown).findByRole('row', { name: new RegExp(address.replaceAll('.', '\\.')) }));

/** Waits until the origin of a row is known, which comes after the row. */
export const known = async (shown: Place, address: string) =>
  read(await rowOf(shown, address), address === care ? 'area:origin.microsoft' : 'area:origin.local');

/** The reason is a part of what such an entry is called. */
export async function seeOff(shown: Place, key: Parameters<typeof read>[1]) {
  const item = await pageOf(shown).findByRole('menuitem', { name: shown.words.part(key) });
  await expect(item).toHaveAttribute('aria-disabled', 'true');
}

export async function askToDelete(shown: Place, address: string) {
  await press(shown, 'area:list.rowActions', { name: address });
  await choose(shown, 'email-addresses:action.delete');
  return findPart(shown, 'alertdialog', 'objects:delete.title', { name: address });
}

/** The field of the mailbox or group that an address belongs to. */
export const owner = 'email-addresses:create.owner.label';

/** Chooses the mailbox or group in the form. */
export const chooseOwner = (shown: Place, name: string) => chooseOption(shown, owner, name);

/** More addresses than a page has rows, all of which hold this one and come before it. */
export function addLike(world: World, address: string): void {
  const [first] = world.addresses.rows();
  if (first === undefined) throw new Error('The demo service has no address: give it one.');
  for (const letter of 'abcdefghijkl')
    world.addresses.put({ ...first, id: `address-${letter}`, address: `${letter}-${address}` });
}
