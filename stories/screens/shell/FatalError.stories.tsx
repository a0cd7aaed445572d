import { getAuthInfo, listUsers } from '@archive-console/api-client';
import { type Language, usersPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { BrokenConsole } from './BrokenConsole.tsx';

const meta = preview.meta({ title: 'Screens/Fatal error', parameters: { isWholePage: true } });

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/**
 * What is required of every fatal page: its heading has the focus, the code for support is shown,
 * and there is a link to go on.
 */
async function saysThatAllFailed(
  page: ReturnType<typeof pageOf>,
  code: string,
  name = 'Internal server error',
) {
  await expect(await page.findByRole('heading', { level: 1, name })).toHaveFocus();
  await expect(await page.findByText(code)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  await expect(page.queryByRole('navigation')).toBeNull();
}

export const ServiceUnreachable = meta.story({
  parameters: { at: usersPaths.list() },
  beforeEach: ({ msw }) => msw.use(on(getAuthInfo).breaks()),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await saysThatAllFailed(page, 'Frontend.FetchError', 'No connection to the service');
  },
});

export const ServerError = meta.story({
  parameters: { at: usersPaths.list() },
  beforeEach: ({ msw }) => msw.use(on(getAuthInfo).fails('Default.UnexpectedError', { traceId: '7f3a-11' })),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await saysThatAllFailed(page, 'Default.UnexpectedError');
    await expect(page.getByText('7f3a-11')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy trace id' })).toBeEnabled();
  },
});

/** A fatal code takes the page away, wherever it is answered, and the page is named. */
export const TenantNotFound = meta.story({
  parameters: { at: usersPaths.list() },
  beforeEach: ({ msw }) => msw.use(on(listUsers).fails('Tenant.NotFound', { traceId: '7f3a-12' })),
  async play({ canvasElement }) {
    const page = pageOf(canvasElement);
    await saysThatAllFailed(page, 'Tenant.NotFound');
    await expect(page.getByText('Users')).toBeVisible();
    await expect(page.getByText('This tenant does not exist')).toBeVisible();
  },
});

export const BrokenConfiguration = meta.story({
  render: (_args, { globals }) => (
    <BrokenConsole
      language={globals['language'] as Language}
      startError={new Error("config.json cannot be used: 'apiBaseUrl' must be empty or a complete address.")}
    />
  ),
  async play({ canvasElement }) {
    await saysThatAllFailed(pageOf(canvasElement), 'Frontend.FetchError');
  },
});

export const ThrownInRender = meta.story({
  render: (_args, { globals }) => <BrokenConsole language={globals['language'] as Language} />,
  async play({ canvasElement }) {
    await saysThatAllFailed(pageOf(canvasElement), 'Frontend.FetchError');
  },
});
