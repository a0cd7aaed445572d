import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  choose,
  enter,
  fieldOf,
  find,
  findPart,
  follow,
  pageOf,
  pick,
  press,
  read,
  see,
} from '#stories/steps.ts';
import { jonas } from './people.ts';

const meta = preview.meta({
  title: 'Screens/Users/List, ways through',
  parameters: { at: '/home/users?rows=10' },
});

/** The service has domains in ASCII: they are searched for, and read, in the letters that people write. */
export const InLetters = meta.story({
  parameters: { at: '/home/users?q=%40m%C3%BCnchen.example&domain=m%C3%BCnchen.example' },
  beforeEach({ world }) {
    const user = world.users.get(jonas);
    const name = 'jonas@xn--mnchen-3ya.example';
    if (user !== undefined) world.users.put({ ...user, userName: name, primaryEmail: name });
  },
  async play(shown) {
    await pageOf(shown).findByRole('link', { name: 'Jonas Petersen' });
    await waitFor(() => expect(pageOf(shown).getAllByText('jonas@münchen.example')).toHaveLength(2));
    await waitFor(() => expect(pageOf(shown).queryByText(/xn--/)).toBeNull());
  },
});

export const RowLeadsThereAndBack = meta.story({
  async play(shown) {
    for (const [action, title] of [
      ['users:action.addRoles', 'users:addRoles.title'],
      ['users:action.addToGroups', 'users:addToGroups.title'],
    ] as const) {
      await press(shown, 'area:list.rowActions', { name: 'Bjarne Olsen' });
      await choose(shown, action);
      await see(shown, 'dialog', title, { name: 'Bjarne Olsen' });
      await press(shown, 'shell:action.cancel');
      await see(shown, 'heading', 'users:list.title');
      const lead = await pageOf(shown).findByRole('link', { name: 'Bjarne Olsen' });
      await waitFor(() => expect(lead).toHaveFocus());
    }
  },
});

export const EditLeadsBack = meta.story({
  async play(shown) {
    await press(shown, 'area:list.rowActions', { name: 'Carla Weiss' });
    await choose(shown, 'users:edit.title');
    await follow(shown, 'users:details.toList');
    await find(shown, 'heading', 'users:list.title');
    const lead = await pageOf(shown).findByRole('link', { name: 'Carla Weiss' });
    await waitFor(() => expect(lead).toHaveFocus());
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' } },
  async play(shown) {
    await pageOf(shown).findByRole('link', { name: 'Bjarne Olsen' });
    await press(shown, 'area:list.viewOptions');
    const sheet = await findPart(shown, 'dialog', 'area:list.viewOptions');
    const origin = await findPart(sheet, 'radiogroup', 'area:origin.label');
    await pick(origin, 'area:origin.local');
    await enter(sheet, 'area:list.domain', 'kanzlei-lund.example');
    await press(shown, 'area:list.done');
    await expect(
      await pageOf(shown).findByRole('button', {
        name: shown.words('area:list.removeFilter', { label: shown.words('area:list.domain') }),
        hidden: true,
      }),
    ).toBeInTheDocument();
    await press(shown, 'area:list.viewOptions');
    await expect(
      await pageOf(shown).findByRole('button', {
        name: shown.words('area:list.removeFilter', { label: shown.words('area:origin.label') }),
        hidden: true,
      }),
    ).toBeInTheDocument();
    const again = await findPart(shown, 'dialog', 'area:list.viewOptions');
    const all = await findPart(again, 'radiogroup', 'area:origin.label');
    await pick(all, 'area:list.any');
    await press(shown, 'area:list.done');
    await waitFor(() =>
      expect(
        pageOf(shown).queryByRole('button', {
          name: shown.words('area:list.removeFilter', { label: shown.words('area:origin.label') }),
        }),
      ).toBeNull(),
    );
  },
});

/** The tenant's domains are suggested as well, by any part that is typed; another one can be typed. */
export const DomainsSuggested = meta.story({
  globals: { viewport: { value: 'telephone' } },
  async play(shown) {
    await pageOf(shown).findByRole('link', { name: 'Bjarne Olsen' });
    await press(shown, 'area:list.viewOptions');
    const sheet = await findPart(shown, 'dialog', 'area:list.viewOptions');
    const field = (await fieldOf(sheet, 'area:list.domain')) as HTMLInputElement;
    const suggested = () => [...(field.list?.options ?? [])].map(({ value }) => value);
    await waitFor(() => expect(suggested()).toContain('lindenhof-shop.example'));
    await enter(sheet, 'area:list.domain', 'elsewhere.example');
    await press(shown, 'area:list.done');
    await see(shown, 'heading', 'users:list.noMatch');
  },
});

/** The next page begins at its top; the focus stays where it was pressed, and what else changes leaves the place. */
export const NextPageFromItsTop = meta.story({
  parameters: { at: '/home/users?rows=50' },
  async play(shown) {
    const scrolled = shown.canvasElement.ownerDocument.documentElement;
    const next = await find(shown, 'button', 'area:list.nextPage');
    next.scrollIntoView();
    await expect(scrolled.scrollTop).toBeGreaterThan(0);
    await userEvent.click(next);
    await read(shown, 'area:list.range', { from: 51, to: 63, total: 63 });
    await waitFor(() => expect(scrolled.scrollTop).toBe(0));
    await expect(next).toHaveFocus();
  },
});
