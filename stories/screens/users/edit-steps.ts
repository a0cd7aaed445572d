import type { World } from '@archive-console/mocks';
import { expect, userEvent } from 'storybook/test';
import { jonas, live, pageOf, rename } from './people.ts';

export async function type(canvasElement: HTMLElement, label: string, text: string) {
  const page = pageOf(canvasElement);
  const field = await page.findByLabelText(label, { exact: false });
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
  return page;
}

export async function save(canvasElement: HTMLElement) {
  const page = pageOf(canvasElement);
  await userEvent.click(page.getByRole('button', { name: 'Save user' }));
  return page;
}

/** Jonas becomes Lund here and Winter elsewhere. */
export async function typeAgainstWinter(canvasElement: HTMLElement, world: World) {
  const page = await type(canvasElement, 'Last name', 'Lund');
  await live(world);
  rename(world, jonas, { lastName: 'Winter', displayName: 'Jonas Winter' });
  await expect(await page.findByText('Last name is now “Winter”.')).toBeVisible();
  return page;
}
