import { AUTHENTICATOR_KEY, codeNow, type World } from '@archive-console/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';

export const PASSWORD = 'Demo-Archive-2026';

export const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** What is announced in the card, not what the frame says. */
export const alertOf = (canvasElement: HTMLElement): Promise<HTMLElement> =>
  waitFor(() => within(pageOf(canvasElement).getByRole('main')).getByRole('alert'));

/** Types an address and a password, as far as they are given. */
export async function fill(canvasElement: HTMLElement, email = 'admin@demo.example', password = PASSWORD) {
  const page = pageOf(canvasElement);
  await userEvent.type(await page.findByLabelText('E-mail'), email);
  if (password === '') await userEvent.tab();
  else await userEvent.type(page.getByLabelText('Password'), password);
  return page;
}

/** Types both and presses the button. */
export async function signIn(canvasElement: HTMLElement, email?: string, password?: string) {
  const page = await fill(canvasElement, email, password);
  await userEvent.click(page.getByRole('button', { name: 'Sign in' }));
  return page;
}

/** Signs in up to the second step. */
export async function beginSecondStep(canvasElement: HTMLElement, email: string) {
  const page = await signIn(canvasElement, email);
  await expect(await page.findByRole('heading', { level: 2, name: 'Enter your code' })).toBeVisible();
  await expect(page.getByLabelText(/^Code of your authenticator/)).toHaveFocus();
  return page;
}

/** What the authenticator of `second-step@demo.example` shows. */
export const authenticatorCode = (world: World): string => codeNow(world, AUTHENTICATOR_KEY);

/** The code of the newest mail to a person. */
export const mailedCode = (world: World, email: string): string =>
  world.mails.findLast(({ to }) => to === email)?.token ?? '';
