import { deleteUser, getUser, listMailboxAddresses, listMailboxes } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  choose,
  fieldOf,
  find,
  follow,
  live,
  pageOf,
  partOf,
  press,
  read,
  readPart,
  see,
  seeBusy,
  seeName,
  seeNo,
  seeTab,
  seeTitle,
} from '#stories/steps.ts';
import { amelie, carla, jonas, unknownUser, rename } from './people.ts';

const meta = preview.meta({ title: 'Screens/Users/Details', parameters: { at: usersPaths.details(jonas) } });

async function askToDelete(shown: Place) {
  await press(shown, 'objects:more', { name: 'Jonas Petersen' });
  await choose(shown, 'users:delete.confirm');
  const dialog = await find(shown, 'alertdialog', 'objects:delete.title', { name: 'Jonas Petersen' });
  await waitFor(() => expect(dialog).toBeVisible());
}

async function confirmDeletion(shown: Place) {
  await askToDelete(shown);
  await press(shown, 'users:delete.confirm');
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUser).hangs()),
  async play(shown) {
    await seeTitle(shown, 'users:details.loading');
  },
});

export const Populated = meta.story({
  async play(shown) {
    await seeName(shown, 'Jonas Petersen');
    await seeTab(shown, 'users:details.tab.groups', 3);
    await seeTab(shown, 'users:details.tab.roles', 0);
    await expect(await find(shown, 'link', 'users:details.tab.profile')).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

export const ReadOnly = meta.story({
  parameters: { at: usersPaths.details(amelie) },
  async play(shown) {
    const page = pageOf(shown);
    await read(shown, 'area:origin.managed');
    await seeNo(shown, 'link', 'users:edit.title');
    await press(shown, 'objects:more', { name: 'Amelie Brandt' });
    for (const [action, reason] of [
      [shown.words.part('users:edit.title'), shown.words('users:rules.editManaged')],
      [shown.words.part('users:delete.confirm'), shown.words('users:rules.deleteManaged')],
    ] as const) {
      const item = await page.findByRole('menuitem', { name: action });
      await expect(item).toHaveAttribute('aria-disabled', 'true');
      await expect(item).toHaveTextContent(reason);
    }
  },
});

export const Yourself = meta.story({
  parameters: { at: usersPaths.details(carla) },
  async play(shown) {
    const page = pageOf(shown);
    await read(shown, 'area:users.you');
    await press(shown, 'objects:more', { name: 'Carla Weiss' });
    const item = await page.findByRole('menuitem', { name: shown.words.part('users:delete.confirm') });
    await expect(item).toHaveTextContent(shown.words('users:rules.deleteSelf'));
  },
});

export const ConfirmingDelete = meta.story({
  async play(shown) {
    await askToDelete(shown);
    const page = pageOf(shown);
    await expect(await page.findByText('Jonas Petersen, Works council')).toBeVisible();
    await expect(await page.findByText(/betriebsrat@demo.example/)).toBeVisible();
    await readPart(shown, 'users:delete.mail');
  },
});

export const ConfirmingDeleteHalfBlind = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(listMailboxes).fails('Default.UnexpectedError'), on(listMailboxAddresses).hangs()),
  async play(shown) {
    await askToDelete(shown);
    const page = pageOf(shown);
    await waitFor(() => expect(page.getAllByText(shown.words('objects:dependants.unread'))).toHaveLength(3));
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteUser).hangs()),
  async play(shown) {
    await confirmDeletion(shown);
    await seeBusy(shown, 'users:delete.confirm');
  },
});

export const Deleted = meta.story({
  parameters: { at: `${usersPaths.details(jonas)}?q=peter` },
  async play(shown) {
    await confirmDeletion(shown);
    await seeTitle(shown, 'users:list.title');
    await read(shown, 'objects:delete.deleted', { name: 'Jonas Petersen' });
    await expect(await fieldOf(shown, 'users:list.search')).toHaveValue('peter');
    await expect(shown.world.users.get(jonas)).toBeUndefined();
  },
});

/** Each refusal is said where it was asked; one that is deleted already is no refusal. */
export const Rejected = meta.story({
  async play(shown) {
    await askToDelete(shown);
    for (const code of deleteUser.errors) {
      if (code === 'User.NotFound') continue;
      shown.msw.use(on(deleteUser).fails(code));
      await press(shown, 'users:delete.confirm');
      await read(partOf(shown, pageOf(shown).getByRole('alertdialog')), `errors:${code}.title`);
    }
  },
});

export const UpdatedLive = meta.story({
  async play(shown) {
    await seeName(shown, 'Jonas Petersen');
    await live(shown.world);
    rename(shown.world, jonas, { displayName: 'Jonas Petersen-Lund' });
    await seeName(shown, 'Jonas Petersen-Lund');
  },
});

export const DeletedMeanwhile = meta.story({
  async play(shown) {
    const heading = await seeName(shown, 'Jonas Petersen');
    heading.focus();
    await live(shown.world);
    shown.world.users.remove(jonas);
    shown.world.hub.notify('UsersChanged', { ids: [jonas] });
    const title = shown.words('objects:deletedMeanwhile.title', { name: 'Jonas Petersen' });
    await waitFor(() => expect(heading).toHaveTextContent(title));
    await read(shown, 'objects:deletedMeanwhile.text');
    await expect(heading).toBeVisible();
    await expect(heading).toHaveFocus();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUser).fails('Default.Forbidden')),
  async play(shown) {
    await seeTitle(shown, 'errors:Default.Forbidden.title');
    await see(shown, 'navigation', 'shell:navigation.label');
  },
});

export const NotFound = meta.story({
  parameters: { at: `${usersPaths.details(unknownUser)}?q=brandt` },
  async play(shown) {
    const page = pageOf(shown);
    await seeTitle(shown, 'users:details.notFound.title');
    await follow(shown, 'users:details.toList');
    await expect(await page.findByRole('link', { name: 'Amelie Brandt' })).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getUser).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    const page = pageOf(shown);
    await expect(await page.findByText('4b1c-77')).toBeVisible();
    await seeTitle(shown, 'users:details.stopped');
    await see(shown, 'button', 'shell:action.retry');
  },
});
