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

for (const component of componentPages()) {
  test(`${component.title}: the page says what it is for and shows every story`, async ({ reading }) => {
    expect(await turnTo(reading, component)).toEqual([]);
    const name = component.title.split('/').at(-1) ?? '';
    await expect(reading.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(reading.getByText('Do:').first()).toBeVisible();
    await expect(reading.locator('.docs-story').first()).toBeVisible();
    await expect(reading.locator('.sb-errordisplay')).toBeHidden();
  });
}
