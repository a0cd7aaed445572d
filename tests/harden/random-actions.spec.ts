import {
  type Account,
  accounts,
  type FaultKind,
  FAULT_KINDS,
  operations,
  type Random,
  seededRandom,
  type World,
} from '@archive-console/mocks';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures.ts';
import { settle, signInByForm } from './come-in.ts';
import { amissOn, watchErrors, whenLoaded } from './what-holds.ts';

/** So many in all, a share of them for each account. */
const ACTIONS = Math.ceil(4000 / accounts.length);
/** How many actions a fault lasts, and how often one begins. */
const FAULT_EVERY = 20;

const typed = [
  'anna',
  'anna@lindenhof.example, bernd@lindenhof.example',
  '*@news.example',
  '0',
  '-7,5',
  '999999999999',
  '\u202Eesrever',
  '<b>bold</b>',
  'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(8),
  '\u{1F4E7}\u{1F4E7}',
  ' ',
];
const keys = [
  'Tab',
  'Tab',
  'Shift+Tab',
  'Enter',
  'Enter',
  'Escape',
  'Space',
  'ArrowDown',
  'ArrowUp',
  'ArrowRight',
  'Home',
  'End',
  'PageDown',
  'Control+k',
  '/',
  'c',
  'Delete',
  'Backspace',
];

/** Presses something that can be seen, where it lies on the screen: what lies over it gets the press. */
async function press(page: Page, random: Random): Promise<string> {
  const choice = { share: random.next(), isForOverlay: random.next() < 0.7 };
  const found = await whenLoaded(page, () =>
    page.evaluate(({ share, isForOverlay }) => {
      const reached =
        'a[href], button, input, select, textarea, [role="tab"], [role="menuitem"], [role="option"], [role="row"]';
      const all = [...document.querySelectorAll<HTMLElement>(reached)].filter(
        (element) => element.checkVisibility() && element.closest('[inert]') === null,
      );
      // Most presses are meant for what has just opened.
      const over = all.filter((element) =>
        element.closest('dialog[open], [role="dialog"], [role="menu"], [popover]'),
      );
      const offered = over.length > 0 && isForOverlay ? over : all;
      const element = offered[Math.floor(share * offered.length)];
      if (element === undefined) return undefined;
      element.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return {
        x: x + width / 2,
        y: y + height / 2,
        isText: element.matches('input:not([type="checkbox"], [type="radio"]), textarea'),
        name: `${element.tagName} ${(element.getAttribute('aria-label') ?? element.innerText).slice(0, 40)}`,
      };
    }, choice),
  );
  if (found === undefined) return 'nothing to press';
  await page.mouse.click(found.x, found.y);
  if (!found.isText) return `press ${found.name}`;
  const words = random.pick(typed);
  await page.keyboard.insertText(words);
  return `type ${words.slice(0, 20)} into ${found.name}`;
}

async function act(page: Page, random: Random): Promise<string> {
  const chance = random.next();
  if (chance < 0.6) return press(page, random);
  if (chance < 0.9) {
    const key = random.pick(keys);
    await page.keyboard.press(key);
    return key;
  }
  if (chance < 0.95) {
    await whenLoaded(page, () => page.evaluate(() => history.back()));
    return 'back';
  }
  if (chance < 0.98) {
    await whenLoaded(page, () => page.evaluate(() => history.forward()));
    return 'forward';
  }
  const height = random.pick([320, 720, 1280]);
  await page.setViewportSize({ width: height, height: 800 });
  return `${height} px wide`;
}

/** From time to time something else goes wrong with the service, or nothing. */
function change(world: World, random: Random): string {
  world.faults.clear();
  if (random.next() < 0.4) return 'no fault';
  const kinds = (Object.keys(FAULT_KINDS) as FaultKind[]).filter((kind) => kind !== 'unauthorized');
  const kind = random.pick(kinds);
  const operation = random.pick(operations);
  const isForAll = random.next() < 0.3;
  world.faults.add({ kind, ...(!isForAll && { operation }), calls: { every: random.between(1, 3) } });
  return `${kind} of ${isForAll ? 'everything' : operation.name}`;
}

/** Signs in anew, whatever fails: many an account ends at the form, and presses what is there. */
async function comeIn(page: Page, world: World, account: Account) {
  world.faults.clear();
  await page.context().clearCookies();
  await signInByForm(page, account);
  await settle(page);
}

/** Whether a press has led out of what the account may see: to a page of the demo, or to the sign-in of another. */
function isOut(page: Page, isInside: boolean): boolean {
  const { pathname } = new URL(page.url());
  const own = isInside ? ['/home'] : ['/home', '/login', '/password-reset', '/two-factor', '/setup'];
  return !own.some((prefix) => pathname.startsWith(prefix));
}

for (const account of accounts) {
  test(`${ACTIONS} actions by chance leave ${account.email} before a page in order`, async ({
    page,
    world,
    context,
    refusedByPolicy,
  }) => {
    const random = seededRandom(`actions of ${account.email}`);
    const errors = watchErrors(page);
    page.on('dialog', (dialog) => void dialog.accept());
    context.on('page', (other) => void other.close());
    await context.route(/^(?!http:\/\/localhost)/, (route) => route.abort());
    await comeIn(page, world, account);
    const isInside = !isOut(page, true);
    const done: string[] = [];
    const amiss: string[] = [];
    for (let action = 0; action < ACTIONS; action += 1) {
      if (action % FAULT_EVERY === 0) done.push(change(world, random));
      done.push(await act(page, random));
      if (isOut(page, isInside)) await comeIn(page, world, account);
      const found = [...(await amissOn(page)), ...errors.splice(0), ...refusedByPolicy.splice(0)];
      // A step back that ends only now has left the console: the next action comes in again.
      if (page.url() === 'about:blank') continue;
      const story = done.slice(-10).join(' › ');
      amiss.push(...found.map((what) => `${page.url()}, action ${action}: ${what}\n  after ${story}`));
      if (amiss.length >= 5) break;
    }
    expect(amiss).toEqual([]);
  });
}
