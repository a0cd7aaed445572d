import { listInvoices } from '@archive-console/api-client';
import { dashboardPaths } from '@archive-console/console';
import { createWorld, on } from '@archive-console/mocks';
import { expect, spyOn, waitFor } from 'storybook/test';
import { pageOf, read, see, seePart } from '#stories/steps.ts';
import preview from '#.storybook/preview';
import { attentionRead, datesOf, daysIn, settle } from './dashboard-attention.ts';

/** What lapses or falls due, and how it gets into a calendar. */
const meta = preview.meta({
  title: 'Screens/Dashboard/Dates',
  parameters: { at: dashboardPaths.home() },
});

/** Dates of the demo that are far away, and all of them that are not over. */
const LATER = 3;
const AHEAD = 6;

const HOUR = 3_600_000;
const OVER_TODAY = 'Connector in Rostock';

/** Dates that are far away are shown when they are asked for, and the focus stays among them. */
export const LaterDates = meta.story({
  async play(shown) {
    const card = await datesOf(shown);
    // They come one read after the other.
    await see(card, 'button', 'dashboard:calendar.save', { count: AHEAD });
    const later = await card.findByRole('button', {
      name: shown.words('dashboard:dates.later', { count: LATER }),
    });
    const before = (await daysIn(card)).length;
    later.click();
    await seePart(card, 'link', 'dashboard:dates.token', { name: 'Connector in Leipzig' });
    await expect((await daysIn(card)).length).toBe(before + LATER);
  },
});

/** All dates that lie ahead as one file that calendars read: what is over is no appointment, also where it was today. */
export const SavedToCalendar = meta.story({
  beforeEach({ world }) {
    const [token] = world.accessTokens.rows();
    if (token === undefined) throw new Error('There is no token in this world.');
    const over = new Date(world.clock.now().getTime() - 6 * HOUR).toISOString();
    world.accessTokens.put({ ...token, id: 'over', notes: OVER_TODAY, expiryDate: over });
  },
  async play(shown) {
    const saved: { name: string; file: Blob }[] = [];
    const files: Blob[] = [];
    const address = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:calendar';
    });
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, file: files.at(-1) as Blob });
    });
    const card = await datesOf(shown);
    await seePart(card, 'link', 'dashboard:dates.tokenOver', { name: OVER_TODAY });
    const save = await see(card, 'button', 'dashboard:calendar.save', { count: AHEAD });
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'));
    save.click();
    click.mockRestore();
    address.mockRestore();
    await expect(saved.map(({ name }) => name)).toEqual([`${shown.words('dashboard:calendar.file')}.ics`]);
    const text = (await saved[0]?.file.text()) ?? '';
    await expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    await expect(text.split('BEGIN:VEVENT')).toHaveLength(AHEAD + 1);
    const days = [...text.matchAll(/^DTSTART(?:;VALUE=DATE)?:(\d{8})/gm)].map(([, day]) => day ?? '');
    const today = shown.world.clock.now().toISOString().slice(0, 10).replaceAll('-', '');
    await expect(days.filter((day) => day < today)).toEqual([]);
    await expect(text.replaceAll('\r\n ', '')).not.toContain(OVER_TODAY);
  },
});

/** What is saved while something is still read would not be all: it waits, and says for what. */
export const Reading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listInvoices).hangs()),
  async play(shown) {
    const card = await datesOf(shown);
    const save = await see(card, 'button', 'dashboard:calendar.save', { count: AHEAD - 1 });
    await expect(save).toHaveAccessibleDescription(shown.words('dashboard:calendar.reading'));
  },
});

/** What could not be read is named beside the file that lacks it. */
export const PartlyUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listInvoices).fails('Default.UnexpectedError')),
  async play(shown) {
    const card = await datesOf(shown);
    const parts = shown.words('dashboard:attention.part.invoices');
    await read(card, 'dashboard:calendar.unread', { parts });
    const save = await see(card, 'button', 'dashboard:calendar.save', { count: AHEAD - 1 });
    await expect(save).not.toHaveAttribute('aria-disabled', 'true');
  },
});

/** Nothing that has a date lies ahead: there is nothing to save. */
export const OnlyOver = meta.story({
  beforeEach({ world }) {
    settle(world);
    const before = new Date(world.clock.now());
    before.setDate(before.getDate() - 3);
    const [token] = createWorld().accessTokens.rows();
    if (token) world.accessTokens.put({ ...token, expiryDate: before.toISOString() });
    world.mandates = [];
  },
  async play(shown) {
    const card = await datesOf(shown);
    await attentionRead(shown);
    await expect(await daysIn(card)).toHaveLength(1);
    await expect(card.queryByRole('button')).toBeNull();
  },
});

/** Everything presses: the dates are there all the same, and so is their file. */
export const OnlyPressing = meta.story({
  beforeEach({ world }) {
    settle(world);
    const soon = new Date(world.clock.now());
    soon.setDate(soon.getDate() + 3);
    const [token] = createWorld().accessTokens.rows();
    if (token) world.accessTokens.put({ ...token, expiryDate: soon.toISOString() });
    world.mandates = [];
  },
  async play(shown) {
    const card = await datesOf(shown);
    await expect(await daysIn(card)).toHaveLength(1);
    await see(card, 'button', 'dashboard:calendar.save', { count: 1 });
  },
});

/** The end of a trial, and of what coupons pay for. */
export const TrialAndCredits = meta.story({
  parameters: { as: 'trial@demo.example', world: { tenant: 'trial' } },
  beforeEach({ world }) {
    const coupon = world.coupons.find(({ couponCode }) => couponCode === 'STORAGE-30');
    if (coupon !== undefined) coupon.redeemedAt = world.clock.now();
  },
  async play(shown) {
    const card = await datesOf(shown);
    await see(card, 'link', 'dashboard:dates.trial');
    const given = shown.words('objects:coupon.storage', { amount: 30 });
    await see(card, 'link', 'dashboard:dates.credit', { given });
  },
});

/** On a telephone, the number of an invoice is on one line wherever its sentence breaks. */
export const NumbersUnbroken = meta.story({
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play(shown) {
    const numbers = await pageOf(shown).findAllByText(/^RE-[-\d]+\w*$/);
    await expect(numbers.flatMap((number) => [...number.getClientRects()])).toHaveLength(numbers.length);
  },
});
