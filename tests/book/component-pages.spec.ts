import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

interface Entry {
  id: string;
  type: 'docs' | 'story';
  title: string;
}

/** How many tests share the pages between them. */
const PARTS = 4;

/** Every page of a component, read from what the book says of itself. */
function componentPages(): Entry[] {
  const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(entries).filter(
    ({ type, title }) => type === 'docs' && title.startsWith('Components/'),
  );
}

/** Goes on to another page as the sidebar does, without loading the book anew. */
const turnTo = (page: Page, storyId: string) =>
  page.evaluate((id) => {
    const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    (channel as { emit(event: string, what: object): void }).emit('setCurrentStory', {
      storyId: id,
      viewMode: 'docs',
    });
  }, storyId);

for (let part = 0; part < PARTS; part += 1) {
  test(`every page of a component says what it is for and shows it, part ${part + 1}`, async ({ page }) => {
    const [first, ...rest] = componentPages().filter((_, place) => place % PARTS === part);
    if (first === undefined) throw new Error('The book has no page of a component.');
    await page.goto(`/iframe.html?viewMode=docs&id=${first.id}`);
    for (const { id, title } of [first, ...rest]) {
      if (id !== first.id) await turnTo(page, id);
      const name = title.split('/').at(-1) ?? '';
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      await expect(page.getByText('Do:').first(), title).toBeVisible();
      await expect(page.locator('.docs-story').first(), title).toBeVisible();
      await expect(page.locator('.sb-errordisplay'), title).toBeHidden();
    }
  });
}
