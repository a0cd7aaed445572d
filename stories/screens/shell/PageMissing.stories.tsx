import type { Language } from '@archive-console/console';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { WordlessConsole } from './WordlessConsole.tsx';

const meta = preview.meta({
  title: 'Screens/Page missing',
  parameters: { isWholePage: true },
  render: (_args, { globals }) => <WordlessConsole language={globals['language'] as Language} />,
});

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** The frame is there, with all that comes after the page. */
async function seesTheFrame(page: ReturnType<typeof pageOf>) {
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await expect(await page.findByText('Live')).toBeVisible();
}

export const FileNotFetched = meta.story({
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    const heading = await page.findByRole('heading', { level: 1, name: 'This could not be opened.' });
    await waitFor(() => expect(heading).toBeVisible());
    await seesTheFrame(page);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

export const TriedAgain = meta.story({
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(page.getByRole('heading', { level: 1, name: 'Users' })).toHaveFocus());
    await expect(await page.findByRole('link', { name: 'Amelie Brandt' })).toBeVisible();
    await seesTheFrame(page);
  },
});

export const NarrowInGerman = meta.story({
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await waitFor(() => expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible());
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Das ließ sich nicht öffnen.');
  },
});
