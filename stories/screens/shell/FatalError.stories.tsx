import { getAuthInfo, listUsers } from '@archive-console/api-client';
import { fallbackWords, usersPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import { type BookLanguage, spokenAs } from '#.storybook/book-language';
import preview from '#.storybook/preview';
import { type Place, pageOf, read } from '#stories/steps.ts';
import { BrokenConsole } from './BrokenConsole.tsx';

const meta = preview.meta({ title: 'Screens/Fatal error', parameters: { isWholePage: true } });

/**
 * What is required of every fatal page: its heading has the focus, the code for support is shown,
 * and there is a link to go on.
 */
async function saysThatAllFailed(shown: Place, code: string, heading: 'heading' | 'unreachable' = 'heading') {
  const page = pageOf(shown);
  await expect(
    await page.findByRole('heading', { level: 1, name: fallbackWords(shown.words.locale)[heading] }),
  ).toHaveFocus();
  await expect(await page.findByText(code)).toBeVisible();
  await expect(page.getByRole('button', { name: fallbackWords(shown.words.locale).retry })).toBeEnabled();
  await expect(page.queryByRole('navigation')).toBeNull();
}

export const ServiceUnreachable = meta.story({
  parameters: { at: usersPaths.list() },
  beforeEach: ({ msw }) => msw.use(on(getAuthInfo).breaks()),
  async play(shown) {
    await saysThatAllFailed(shown, 'Frontend.FetchError', 'unreachable');
  },
});

export const ServerError = meta.story({
  parameters: { at: usersPaths.list() },
  beforeEach: ({ msw }) => msw.use(on(getAuthInfo).fails('Default.UnexpectedError', { traceId: '7f3a-11' })),
  async play(shown) {
    const page = pageOf(shown);
    await saysThatAllFailed(shown, 'Default.UnexpectedError');
    await expect(page.getByText('7f3a-11')).toBeVisible();
    await expect(page.getByRole('button', { name: fallbackWords(shown.words.locale).copy })).toBeEnabled();
  },
});

/** A fatal code takes the page away, wherever it is answered, and the page is named. */
export const TenantNotFound = meta.story({
  parameters: { at: usersPaths.list() },
  beforeEach: ({ msw }) => msw.use(on(listUsers).fails('Tenant.NotFound', { traceId: '7f3a-12' })),
  async play(shown) {
    await saysThatAllFailed(shown, 'Tenant.NotFound');
    await read(shown, 'shell:navigation.users');
    await read(shown, 'errors:Tenant.NotFound.title');
  },
});

export const BrokenConfiguration = meta.story({
  render: (_args, { globals }) => (
    <BrokenConsole
      {...spokenAs(globals['language'] as BookLanguage)}
      startError={new Error("config.json cannot be used: 'apiBaseUrl' must be empty or a complete address.")}
    />
  ),
  async play(shown) {
    await saysThatAllFailed(shown, 'Frontend.FetchError');
  },
});

export const ThrownInRender = meta.story({
  render: (_args, { globals }) => <BrokenConsole {...spokenAs(globals['language'] as BookLanguage)} />,
  async play(shown) {
    await saysThatAllFailed(shown, 'Frontend.FetchError');
  },
});
