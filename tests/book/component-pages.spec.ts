import { componentDocs } from '#.storybook/component-docs';
import type { Page } from '@playwright/test';
import { type ComponentPage, componentPages } from './built-book.ts';
import { expect, test } from './fixtures.ts';

interface Channel {
  on(event: string, hear: (what: { storyId: string }) => void): void;
  off(event: string, hear: (what: { storyId: string }) => void): void;
  emit(event: string, what: object): void;
}

/**
 * Goes on to another page as the sidebar does, and answers which of its stories were not drawn in time. The first one is
 * drawn twice. A page that is left while it still draws lets the next one wait for ever.
 */
const turnTo = (page: Page, { id, stories }: ComponentPage) =>
  page.evaluate(
    async ({ docs, shown, longestMs }) => {
      const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
      const finished: string[] = [];
      const note = ({ storyId }: { storyId: string }) => finished.push(storyId);
      const placesOf = (what: string) => document.querySelectorAll(`.docs-story${what}`).length;
      const isInFrame = (story: string) => placesOf(` iframe[src*="id=${story}&"]`) > 0;
      const missing = () => shown.filter((story) => !finished.includes(story) && !isInFrame(story));
      const isDrawing = () => finished.length < placesOf('') - placesOf(' iframe');
      channel.on('storyFinished', note);
      channel.emit('setCurrentStory', { storyId: docs, viewMode: 'docs' });
      const began = performance.now();
      while ((missing().length > 0 || isDrawing()) && performance.now() - began < longestMs)
        await new Promise((resolve) => setTimeout(resolve, 10));
      channel.off('storyFinished', note);
      return missing();
    },
    { docs: id, shown: stories, longestMs: 45_000 },
  );

const documented = new Map(componentDocs().map(({ name, properties }) => [name, Object.entries(properties)]));

/** The rows of the table of properties: a name, starred where it is required, and what is said of it. */
const rowsOf = (page: Page) =>
  page.locator('.docblock-argstable-body tr').evaluateAll((rows) =>
    rows.map((row) => {
      const [name, said] = row.querySelectorAll('td');
      return [name?.textContent ?? '', said?.firstElementChild?.textContent ?? ''] as const;
    }),
  );

/** What the comment in the code and the page have in common: the words. */
const words = (text: string) => text.replaceAll('`', '').replaceAll(/\s+/g, ' ').trim();

/**
 * The properties of a component, by the names its table has to give them, whose description in the
 * table differs from the code.
 */
async function undocumentedIn(page: Page, component: string) {
  const described = new Map(await rowsOf(page));
  return (documented.get(component) ?? [])
    .map(([name, { required, description }]) => ({ name: required ? `${name}*` : name, description }))
    .filter(
      ({ name, description }) =>
        description === '' || words(described.get(name) ?? '') !== words(description),
    )
    .map(({ name }) => name);
}

/** They draw nothing of their own: what stands in them has its page. */
const WITHOUT_PAGE: ReadonlySet<string> = new Set(['LazyPart', 'UiWordsProvider']);

test('the pages are about the components of ui', () => {
  const shown = componentPages().map(({ component }) => component);
  const drawing = [...documented.keys()].filter((name) => !WITHOUT_PAGE.has(name));
  expect(shown.toSorted()).toEqual(drawing.toSorted());
});

for (const component of componentPages()) {
  test(`${component.title}: the page says what it is for and shows every property and story`, async ({
    reading,
  }) => {
    expect(await turnTo(reading, component)).toEqual([]);
    const name = component.title.split('/').at(-1) ?? '';
    await expect(reading.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(reading.getByText('Do:').first()).toBeVisible();
    await expect(reading.locator('.docs-story').first()).toBeVisible();
    await expect.poll(() => undocumentedIn(reading, component.component)).toEqual([]);
    await expect(reading.locator('.sb-errordisplay')).toBeHidden();
  });
}
