import { expect, userEvent, waitFor, within } from 'storybook/test';

interface Shown {
  canvasElement: HTMLElement;
}

export const pageOf = ({ canvasElement }: Shown) => within(canvasElement.ownerDocument.body);
export const check = (shown: Shown, name: string) =>
  pageOf(shown)
    .findByRole('checkbox', { name: `Select ${name}` })
    .then((box) => userEvent.click(box));
export const press = (shown: Shown, name: string | RegExp) =>
  pageOf(shown)
    .findByRole('button', { name })
    .then((button) => userEvent.click(button));
export const choose = (shown: Shown, name: string) =>
  pageOf(shown)
    .findByRole('menuitem', { name })
    .then((item) => userEvent.click(item));

export const chosen = (shown: Shown) =>
  pageOf(shown).findByRole('region', { name: 'Actions for the selection' });
export async function selectThree(shown: Shown) {
  for (const name of ['Bjarne Olsen', 'Daniyar Seitkali', 'Emre Yıldız']) await check(shown, name);
}
export async function selectAll(shown: Shown) {
  await pageOf(shown).findByRole('link', { name: 'Amelie Brandt' });
  await check(shown, 'all rows of this page');
  await press(shown, 'Select all 63 that match');
}

/** A dialog comes in by moving; visible it is only then. */
export const seen = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());
