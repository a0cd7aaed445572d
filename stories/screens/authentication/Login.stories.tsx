import { getCredentialStatus, login } from '@archive-console/api-client';
import { on } from '@archive-console/mocks';
import { expect, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  title: 'Screens/Sign-in/Sign in',
  parameters: { at: '/login', as: null },
});

async function fill(canvasElement: HTMLElement, password = 'Demo-Archive-2026') {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.type(await page.findByLabelText('E-mail'), 'admin@demo.example');
  if (password !== '') await userEvent.type(page.getByLabelText('Password'), password);
  else page.getByLabelText('Password').focus();
  return page;
}

async function signIn(canvasElement: HTMLElement, password?: string) {
  const page = await fill(canvasElement, password);
  await userEvent.click(page.getByRole('button', { name: 'Sign in' }));
  return page;
}

export const Blank = meta.story({
  async play({ canvasElement }) {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(page.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  },
});

export const Filled = meta.story({
  async play({ canvasElement }) {
    const page = await fill(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Show password' }));
    await expect(page.getByLabelText('Password')).toHaveValue('Demo-Archive-2026');
    await expect(page.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(login).hangs()),
  async play({ canvasElement }) {
    const page = await signIn(canvasElement);
    await expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Invalid = meta.story({
  async play({ canvasElement }) {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await page.findByLabelText('E-mail'), 'admin');
    await userEvent.click(page.getByRole('button', { name: 'Sign in' }));
    await expect(page.getByLabelText('E-mail')).toHaveAccessibleDescription(/complete e-mail address/);
    await expect(page.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    await expect(page.getByLabelText('E-mail')).toHaveFocus();
  },
});

export const Rejected = meta.story({
  async play({ canvasElement }) {
    const page = await signIn(canvasElement, 'wrong');
    await expect(await within(await page.findByRole('main')).findByRole('alert')).toHaveTextContent(
      /password/i,
    );
    await expect(page.getByLabelText('E-mail')).toHaveValue('admin@demo.example');
    await expect(page.getByLabelText('Password')).toHaveFocus();
  },
});

export const RejectedLockedOut = meta.story({
  beforeEach: ({ msw }) => msw.use(on(login).fails('Authentication.UserIsLockedOut')),
  async play({ canvasElement }) {
    const page = await signIn(canvasElement);
    await expect(await within(await page.findByRole('main')).findByRole('alert')).toHaveTextContent(
      /locked/i,
    );
  },
});

export const ConnectorDown = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      on(getCredentialStatus).answers({
        exists: true,
        loginEnabled: true,
        forgotPasswordEnabled: true,
        errorState: 'CloudConnectorNotConnected',
      }),
    ),
  async play({ canvasElement }) {
    const page = await fill(canvasElement, '');
    await userEvent.tab();
    await expect(await page.findByText('The connector is not connected')).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(login).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play({ canvasElement }) {
    const page = await signIn(canvasElement);
    await expect(await within(await page.findByRole('main')).findByRole('alert')).toHaveTextContent(
      /notification has been sent/,
    );
    await expect(page.getByLabelText('Password')).toHaveValue('Demo-Archive-2026');
  },
});
