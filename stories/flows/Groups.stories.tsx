import { groupsPaths } from '@archive-console/console';
import { groupIdOf, type World } from '@archive-console/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({ title: 'Flows/Groups', parameters: { at: groupsPaths.create() } });

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);
const created = (world: World) => [...world.groups.rows()].find(({ name }) => name === 'Project Nordlicht');
const design = groupIdOf('Design');

/** Thirty who can sign in, each named in one of the ways a list from elsewhere may name them. */
function thirty(world: World): string[] {
  return [...world.users.rows()]
    .filter(({ displayName, primaryEmail }) => displayName !== '' && primaryEmail !== '')
    .slice(0, 30)
    .map(({ userName, primaryEmail, displayName }, index) =>
      index % 3 === 0 ? userName : index % 3 === 1 ? primaryEmail : displayName,
    );
}

export const NewGroup = meta.story({
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await userEvent.type(await page.findByRole('textbox', { name: 'Name' }), 'Project Nordlicht');
    await userEvent.click(page.getByRole('radio', { name: 'Distribution group' }));
    await userEvent.click(page.getByRole('button', { name: 'Create group' }));
    await expect(
      await page.findByRole('heading', { name: 'Project Nordlicht has no members' }),
    ).toBeVisible();
    await expect(created(world)).toMatchObject({ groupType: 'DistributionGroup' });
  },
});

export const ThirtyPasted = meta.story({
  async play(context) {
    await NewGroup.play(context);
    const { canvasElement, world } = context;
    const page = pageOf(canvasElement);
    await userEvent.click(page.getAllByRole('link', { name: 'Add members' })[0] as HTMLElement);
    const dialog = within(await page.findByRole('dialog', { name: 'Add members to Project Nordlicht' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Paste a list' }));
    await userEvent.click(dialog.getByLabelText('Paste a list'));
    await userEvent.paste([...thirty(world), 'Nobody Known'].join('\n'));
    await userEvent.click(dialog.getByRole('button', { name: 'Find users' }));
    await expect(await dialog.findByText('30 selected', {}, { timeout: 10_000 })).toBeVisible();
    await expect(dialog.getByText('1 line matches nothing')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add 30 members' }));
    await expect(await page.findByRole('link', { name: 'Members 30' })).toBeVisible();
    await expect([...world.members.of(created(world)?.id ?? '')]).toHaveLength(30);
  },
});

/** The list it leads back to does not name the group any more. */
export const DeletedElsewhere = meta.story({
  parameters: { at: groupsPaths.details(design, 'members') },
  async play({ canvasElement, world }) {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Design' })).toBeVisible();
    await waitFor(() => expect(world.hub.connections()).toBeGreaterThan(0));
    world.groups.remove(design);
    world.members.forget(design);
    world.hub.notify('GroupsChanged', { ids: [design] });
    await expect(
      await page.findByRole('heading', { level: 1, name: 'There is no such group' }),
    ).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Back to the groups' }));
    await expect(await page.findByRole('link', { name: 'Development' })).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Design' })).toBeNull();
  },
});
