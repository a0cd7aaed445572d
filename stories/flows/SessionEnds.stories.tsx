import { usersPaths } from '@archive-console/console';
import { accounts, personIdOf, type World } from '@archive-console/mocks';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { type Place, enter, fieldOf, findPart, pageOf, read, readPart, seeName } from '#stories/steps.ts';
import { authenticatorCode, PASSWORD } from '../screens/authentication/signing-in.ts';

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

const dialogOf = async (shown: Place) => await findPart(shown, 'dialog', 'home:sessionEnded.title');

export const Edit = meta.story({
  async play(shown) {
    written = spyOn(usersOf(shown.world), 'put');
    const firstName = await fieldOf(shown, 'users:field.firstName');
    await userEvent.clear(firstName);
    await userEvent.type(firstName, 'Verena');
    await read(shown, 'objects:unsaved.count', { count: 2 });
  },
});

/** No call is made, and no press: the line to the service is refused, and that is why. */
export const EndedWhileIdle = meta.story({
  async play(shown) {
    await Edit.play(shown);
    const { hub } = shown.world.tenants.of(tenant) ?? shown.world;
    await waitFor(() => expect(hub.connections()).toBeGreaterThan(0));
    shown.world.sessions.endAll();
    hub.drop();
    await readPart(await dialogOf(shown), 'home:sessionEnded.text', { name: 'vera.novak' });
  },
});

export const SaveRefused = meta.story({
  async play(shown) {
    await Edit.play(shown);
    shown.world.sessions.endAll();
    await userEvent.click(pageOf(shown).getByRole('button', { name: shown.words('users:edit.submit') }));
    const dialog = await dialogOf(shown);
    await readPart(dialog, 'home:sessionEnded.text', { name: 'vera.novak' });
    await expect(written).not.toHaveBeenCalled();
  },
});

export const AskedForSecondStep = meta.story({
  async play(shown) {
    await SaveRefused.play(shown);
    const dialog = await dialogOf(shown);
    await enter(dialog, 'authentication:login.password.label', `${PASSWORD}{Enter}`);
    await expect(await fieldOf(dialog, 'authentication-second-step:authenticator.label')).toBeVisible();
  },
});

export const SavedOnce = meta.story({
  async play(shown) {
    await AskedForSecondStep.play(shown);
    const page = pageOf(shown);
    const dialog = await dialogOf(shown);
    await userEvent.click(
      dialog.getByLabelText(shown.words.part('authentication-second-step:authenticator.label')),
    );
    await userEvent.paste(authenticatorCode(shown.world));
    await seeName(shown, 'Verena Novak');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(written).toHaveBeenCalledTimes(1);
    await expect(usersOf(shown.world).get(vera)).toMatchObject({ firstName: 'Verena' });
  },
});
