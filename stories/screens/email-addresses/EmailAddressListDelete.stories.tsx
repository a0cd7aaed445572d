import { listImportSources, listUsers } from '@archive-console/api-client';
import { emailAddressesPaths } from '@archive-console/console';
import { on, userIdOf } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { find, read, see, seeNo } from '#stories/steps.ts';
import { askToDelete } from './addresses.ts';

const meta = preview.meta({
  title: 'Screens/E-mail addresses/List, what depends on one',
  parameters: { at: `${emailAddressesPaths.list()}?q=carla.weiss` },
});

const ofCarla = 'carla.weiss@lindenhof.example';

/** Who signs in with it, and what is imported from it. */
export const ConfirmingDeleteInUse = meta.story({
  async play(shown) {
    const dialog = await askToDelete(shown, ofCarla);
    await expect(await dialog.findAllByText('Carla Weiss')).not.toHaveLength(0);
    await expect(await find(dialog, 'link', 'objects:addresses.delete.seeUser')).toHaveAttribute(
      'href',
      expect.stringContaining(userIdOf('carla.weiss')),
    );
    await expect(await find(dialog, 'link', 'objects:sources.see')).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(ofCarla)),
    );
  },
});

/** Of several, none is the one to see. */
export const ConfirmingDeleteOfSeveral = meta.story({
  beforeEach({ world }) {
    const carla = world.users.get(userIdOf('carla.weiss'));
    if (carla === undefined) throw new Error('The demo service has lost a user of its seed.');
    world.users.put({ ...carla, id: 'another', userName: 'c.weiss', displayName: 'Carla Weiss-Lindner' });
  },
  async play(shown) {
    const dialog = await askToDelete(shown, ofCarla);
    await expect(await dialog.findByText(/Carla Weiss-Lindner/)).toBeVisible();
    await see(dialog, 'link', 'objects:sources.see');
    await seeNo(dialog, 'link', 'objects:addresses.delete.seeUser');
  },
});

/** What could not be read is named, and read again on request; nothing is said of it meanwhile. */
export const ConfirmingDeleteHalfBlind = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      on(listUsers).fails('Default.Forbidden'),
      on(listImportSources, { once: true }).fails('Default.Forbidden'),
    ),
  async play(shown) {
    const dialog = await askToDelete(shown, ofCarla);
    const unread = shown.words('objects:dependants.unread');
    await waitFor(() => expect(dialog.getAllByText(unread)).toHaveLength(2));
    const [, ofSources] = dialog.getAllByRole('button', { name: shown.words('shell:action.retry') });
    if (ofSources === undefined) throw new Error('The import sources cannot be read again.');
    await userEvent.click(ofSources);
    await see(dialog, 'link', 'objects:sources.see');
    await read(dialog, 'objects:dependants.unread');
  },
});
