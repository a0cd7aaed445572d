import { expect, waitFor } from 'storybook/test';
import type { BookLanguage } from '#.storybook/book-language';
import preview from '#.storybook/preview';
import { type Place, find, pageOf, press, read, see } from '#stories/steps.ts';
import { WordlessConsole } from './WordlessConsole.tsx';

const meta = preview.meta({
  title: 'Screens/Page missing',
  parameters: { isWholePage: true },
  render: (_args, { globals }) => <WordlessConsole language={globals['language'] as BookLanguage} />,
});

/** The frame is there, with all that comes after the page. */
async function seesTheFrame(shown: Place) {
  await see(shown, 'navigation', 'shell:navigation.label');
  await read(shown, 'home:connection.live');
}

export const FileNotFetched = meta.story({
  async play(shown) {
    const page = pageOf(shown);
    const heading = await page.findByRole('heading', {
      level: 1,
      name: shown.words('home:missingPart.title'),
    });
    await waitFor(() => expect(heading).toBeVisible());
    await seesTheFrame(shown);
    await expect(await find(shown, 'button', 'shell:action.retry')).toBeEnabled();
  },
});

export const TriedAgain = meta.story({
  async play(shown) {
    const page = pageOf(shown);
    await press(shown, 'shell:action.retry');
    await waitFor(() =>
      expect(
        page.getByRole('heading', { level: 1, name: shown.words('shell:navigation.users') }),
      ).toHaveFocus(),
    );
    await expect(await page.findByRole('link', { name: 'Amelie Brandt' })).toBeVisible();
    await seesTheFrame(shown);
  },
});

export const NarrowInGerman = meta.story({
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play(shown) {
    const page = pageOf(shown);
    await waitFor(() => expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible());
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Das ließ sich nicht öffnen.');
  },
});
