import { groupsPaths } from '@archive-console/console';
import { groupIdOf, type World } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  enter,
  findPart,
  follow,
  pageOf,
  pick,
  press,
  read,
  see,
  seeName,
  seeTab,
  seeTitle,
} from '#stories/steps.ts';

const meta = preview.meta({ title: 'Flows/Groups', parameters: { at: groupsPaths.create() } });

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
  async play(shown) {
    await enter(shown, 'area:users.column.name', 'Project Nordlicht');
    await pick(shown, 'area:groups.type.DistributionGroup');
    await press(shown, 'groups:create.submit');
    await see(shown, 'heading', 'groups:members.empty.title', { name: 'Project Nordlicht' });
    await expect(created(shown.world)).toMatchObject({ groupType: 'DistributionGroup' });
  },
});

export const ThirtyPasted = meta.story({
  async play(shown) {
    await NewGroup.play(shown);
    const { world } = shown;
    const page = pageOf(shown);
    await userEvent.click(
      page.getAllByRole('link', { name: shown.words('groups:action.addMembers') })[0] as HTMLElement,
    );
    const dialog = await findPart(shown, 'dialog', 'groups:addMembers.title', { name: 'Project Nordlicht' });
    await press(dialog, 'objects:picker.pasteList');
    await userEvent.click(dialog.getByLabelText(shown.words('objects:picker.pasteList')));
    await userEvent.paste([...thirty(world), 'Nobody Known'].join('\n'));
    await press(dialog, 'objects:users.picker.pasteFind');
    await read(dialog, 'area:list.selected', { count: 30 });
    await read(dialog, 'objects:picker.notFound', { count: 1 });
    await press(dialog, 'groups:addMembers.submit', { count: 30 });
    await seeTab(shown, 'groups:details.tab.members', 30);
    await expect([...world.members.of(created(world)?.id ?? '')]).toHaveLength(30);
  },
});

/** The list it leads back to does not name the group any more. */
export const DeletedElsewhere = meta.story({
  parameters: { at: groupsPaths.details(design, 'members') },
  async play(shown) {
    const page = pageOf(shown);
    await seeName(shown, 'Design');
    await waitFor(() => expect(shown.world.hub.connections()).toBeGreaterThan(0));
    shown.world.groups.remove(design);
    shown.world.members.forget(design);
    shown.world.hub.notify('GroupsChanged', { ids: [design] });
    await seeTitle(shown, 'objects:deletedMeanwhile.title', { name: 'Design' });
    await follow(shown, 'groups:details.toList');
    await expect(await page.findByRole('link', { name: 'Development' })).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Design' })).toBeNull();
  },
});
