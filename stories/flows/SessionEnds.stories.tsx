import { usersPaths } from '@archive-console/console';
import { accounts, personIdOf, type World } from '@archive-console/mocks';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { authenticatorCode, PASSWORD, pageOf } from '../screens/authentication/signing-in.ts';

/** A person with a second step edits her own name, and her session ends before she saves. */
const VERA = 'second-step@demo.example';
const tenant = accounts.find(({ email }) => email === VERA)?.tenant ?? '';
const vera = personIdOf(tenant, 'vera.novak');
const meta = preview.meta({
  title: 'Flows/Session ends',
  parameters: { at: usersPaths.edit(vera, 'profile'), as: VERA },
});

/** What the service writes of users. */
let written: ReturnType<typeof spyOn>;

function usersOf(world: World) {
  return world.tenants.of(tenant)?.users ?? world.users;
}

const dialogOf = async (canvasElement: HTMLElement) =>
  within(await pageOf(canvasElement).findByRole('dialog', { name: 'Your session has ended' }));

export const Edit = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    written = spyOn(usersOf(world), 'put');
    const firstName = await page.findByLabelText('First name');
    await userEvent.clear(firstName);
    await userEvent.type(firstName, 'Verena');
    await expect(page.getByText('2 changes not saved')).toBeVisible();
  },
});

export const SaveRefused = meta.story({
  async play(context) {
    await Edit.play(context);
    context.world.sessions.endAll();
    await userEvent.click(pageOf(context.canvasElement).getByRole('button', { name: 'Save user' }));
    const dialog = await dialogOf(context.canvasElement);
    await waitFor(() => expect(dialog.getByText(/Sign in again as vera\.novak/)).toBeVisible());
    await expect(written).not.toHaveBeenCalled();
  },
});

export const AskedForSecondStep = meta.story({
  async play(context) {
    await SaveRefused.play(context);
    const dialog = await dialogOf(context.canvasElement);
    await userEvent.type(dialog.getByLabelText('Password'), `${PASSWORD}{Enter}`);
    await expect(await dialog.findByLabelText(/^Code of your authenticator/)).toBeVisible();
  },
});

export const SavedOnce = meta.story({
  async play(context) {
    await AskedForSecondStep.play(context);
    const page = pageOf(context.canvasElement);
    const dialog = await dialogOf(context.canvasElement);
    await userEvent.click(dialog.getByLabelText(/^Code of your authenticator/));
    await userEvent.paste(authenticatorCode(context.world));
    await expect(await page.findByRole('heading', { level: 1, name: 'Verena Novak' })).toBeVisible();
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(written).toHaveBeenCalledTimes(1);
    await expect(usersOf(context.world).get(vera)).toMatchObject({ firstName: 'Verena' });
  },
});
