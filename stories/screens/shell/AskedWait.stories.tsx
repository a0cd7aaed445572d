import { deleteUser, getAuthInfo, listUsers, updateUserProfile } from '@archive-console/api-client';
import { usersPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { formatDuration } from '@archive-console/ui';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { restoreService } from '#stories/restore-service.ts';
import { choose, enter, find, pageOf, type Place, press, read, selectRow } from '#stories/steps.ts';
import { jonas } from '../users/people.ts';

/** The service is asked too often, and asks to wait: what was asked for goes on by itself. */
const meta = preview.meta({
  title: 'Screens/Shell/Asked to wait',
  parameters: { at: `${usersPaths.list()}?rows=10` },
});

const SECONDS = 61;
const refused = ['Default.UnexpectedError', { status: 429, retryAfter: SECONDS }] as const;
const askedFor = () => formatDuration(SECONDS * 1000, document.documentElement.lang);
const title = ({ words }: Place) => words('objects:waits.title', { time: askedFor() });

/** The waits that the service asks for end when they are ended. */
function holdWaits(): () => void {
  const held: (() => void)[] = [];
  const setTimer = window.setTimeout.bind(window);
  spyOn(window, 'setTimeout').mockImplementation(((action: () => void, wait?: number) =>
    wait !== undefined && wait > 60_000 && wait <= SECONDS * 1000
      ? held.push(action)
      : setTimer(action, wait)) as typeof window.setTimeout);
  return () => {
    for (const end of held) end();
  };
}

/** Whether what is seen in the middle of an element is the element, and nothing above it. */
function isOnTop(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2));
}

let endWaits = () => {};

/** It is said as long as it lasts, over whatever waits, and nothing is said of a failure. */
async function seeWait(shown: Place, end: () => void, goesOn: () => Promise<unknown>) {
  const said = await pageOf(shown).findByText(title(shown));
  await waitFor(() => expect(isOnTop(said)).toBe(true));
  await read(shown, 'objects:waits.text');
  end();
  await goesOn();
  await waitFor(() => expect(pageOf(shown).queryByText(title(shown))).toBeNull());
}

export const Reading = meta.story({
  async play(shown) {
    const end = holdWaits();
    await pageOf(shown).findByRole('link', { name: 'Amelie Brandt' });
    shown.msw.use(on(listUsers, { once: true }).fails(...refused));
    await press(shown, 'area:list.nextPage');
    await seeWait(shown, end, () => read(shown, 'area:list.range', { from: 11, to: 20, total: 63 }));
  },
});

/** A write that was refused unread is sent again. */
export const Saving = meta.story({
  parameters: { at: usersPaths.edit(jonas) },
  beforeEach: ({ msw }) => msw.use(on(updateUserProfile, { once: true }).fails(...refused)),
  async play(shown) {
    const end = holdWaits();
    await enter(shown, 'users:field.lastName', 'Lund');
    await press(shown, 'users:edit.submit');
    await seeWait(shown, end, () =>
      waitFor(() => expect(shown.world.users.get(jonas)?.lastName).toBe('Lund')),
    );
  },
});

/** Who is signed in is not known yet: the screen that loads says it. */
export const Starting = meta.story({
  beforeEach({ msw }) {
    endWaits = holdWaits();
    // Until it is seen: the page of the story before may still ask for the same.
    msw.use(on(getAuthInfo).fails(...refused));
  },
  async play(shown) {
    await expect(await pageOf(shown).findByText(title(shown))).toBeVisible();
    restoreService(shown);
    endWaits();
    await expect(await pageOf(shown).findByRole('link', { name: 'Amelie Brandt' })).toBeVisible();
    await expect(pageOf(shown).queryByText(title(shown))).toBeNull();
  },
});

/** The message stands over the dialog that waits. */
export const Deleting = meta.story({
  parameters: { at: usersPaths.details(jonas) },
  beforeEach: ({ msw }) => msw.use(on(deleteUser, { once: true }).fails(...refused)),
  async play(shown) {
    const end = holdWaits();
    await press(shown, 'objects:more', { name: 'Jonas Petersen' });
    await choose(shown, 'users:delete.confirm');
    const dialog = await find(shown, 'alertdialog', 'objects:delete.title', { name: 'Jonas Petersen' });
    await press(shown, 'users:delete.confirm');
    await pageOf(shown).findByText(title(shown));
    await expect(dialog).toBeVisible();
    await seeWait(shown, end, () => waitFor(() => expect(shown.world.users.get(jonas)).toBeUndefined()));
  },
});

export const SavingAsFile = meta.story({
  async play(shown) {
    const end = holdWaits();
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await pageOf(shown).findByRole('link', { name: 'Amelie Brandt' });
    shown.msw.use(on(listUsers, { once: true }).fails(...refused));
    await press(shown, 'area:list.csv');
    const all = shown.words('shell:csv.allMatching', { count: 63 });
    await userEvent.click(
      await pageOf(shown).findByRole('menuitem', { name: (text) => text.startsWith(all) }),
    );
    await seeWait(shown, end, () => waitFor(() => expect(saved).toHaveBeenCalledOnce()));
    saved.mockRestore();
  },
});

/** A run for many waits as a whole, and says so itself. */
export const RunForMany = meta.story({
  parameters: { at: `${usersPaths.list()}?origin=local&rows=10` },
  beforeEach: ({ msw }) => msw.use(on(deleteUser, { once: true }).fails(...refused)),
  async play(shown) {
    const end = holdWaits();
    for (const name of ['Gustav Lund', 'Magda Kowalski']) await selectRow(shown, name);
    await press(shown, 'users:bulk.deleteMany');
    const run = shown.words('users:bulk.delete.confirm', { count: 2 });
    await press(shown, 'users:bulk.delete.confirm', { count: 2 });
    await read(shown, 'home:bulk.waits', { title: run, time: askedFor() });
    await expect(pageOf(shown).queryByText(title(shown))).toBeNull();
    end();
    await find(shown, 'dialog', 'users:bulk.delete.done', { count: 2 });
  },
});
