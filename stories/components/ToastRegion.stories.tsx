import { type ToastMessage, ToastRegion, UiWordsProvider } from '@archive-console/ui';
import type { ComponentType } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { isFramed } from './seen-in-system-colors.ts';
import { germanToastWords, germanTraceWords } from './toast-words.ts';
import { Toasts, type ToastsProps } from './Toasts.tsx';

const saved: ToastMessage = {
  tone: 'success',
  title: 'User created',
  text: 'Amelie Brandt can sign in now.',
};
const failed: ToastMessage = {
  tone: 'error',
  title: 'The user was not deleted',
  text: 'Somebody else deleted it in the meantime.',
  code: 'User.NotFound',
  traceId: '00-4f1c22',
};

const meta = preview.meta({
  title: 'Components/Overlays/Toasts',
  component: ToastRegion as ComponentType<ToastsProps>,
  tags: ['autodocs', 'stable'],
  parameters: { heldBy: Toasts },
});

const region = () => screen.findByRole('region', { name: 'Messages' });

export const Success = meta.story({
  args: { messages: [saved] },
  render: (args) => <Toasts {...args} />,
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Say: User created' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Done: User created Amelie Brandt can sign in now.',
    );
    await waitFor(async () => expect(within(await region()).getByText('User created')).toBeVisible());
  },
});

export const Failure = meta.story({
  parameters: { showsParts: true },
  render: () => <Toasts messages={[failed]} />,
  async play({ canvas, userEvent }) {
    const say = canvas.getByRole('button');
    await userEvent.click(say);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Error: The user was not deleted/);
    const message = within(await region());
    await userEvent.click(message.getByRole('button', { name: 'Close message: The user was not deleted' }));
    await expect(screen.queryByRole('region', { name: 'Messages' })).not.toBeInTheDocument();
    await userEvent.click(say);
    await waitFor(async () => expect(within(await region()).getByText('00-4f1c22')).toBeVisible());
  },
});

export const SaidThreeTimes = meta.story({
  render: () => <Toasts messages={[failed]} />,
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button');
    await userEvent.tripleClick(button);
    await expect(within(await region()).getByText('3 times')).toBeInTheDocument();
    await expect(within(await region()).getAllByRole('alertdialog')).toHaveLength(1);
  },
});

const onUndo = fn();

export const Undo = meta.story({
  render: () => (
    <Toasts
      messages={[
        {
          tone: 'success',
          title: 'Role removed',
          text: 'Amelie Brandt is no longer an administrator.',
          action: { label: 'Undo', onAction: onUndo },
        },
      ]}
    />
  ),
  async play({ canvas, userEvent }) {
    const say = canvas.getByRole('button');
    await userEvent.click(say);
    await userEvent.click(within(await region()).getByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(say).toHaveFocus());
    await userEvent.click(say);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible());
  },
});

export const ClosedByEscape = meta.story({
  render: () => <Toasts messages={[failed, saved]} />,
  async play({ canvas, userEvent }) {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    const [newest] = within(await region()).getAllByRole('alertdialog');
    newest?.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(within(await region()).getAllByRole('alertdialog')).toHaveLength(1));
    await expect(within(await region()).getByRole('alertdialog')).toHaveFocus();
  },
});

export const NeverOverTheFocusedControl = meta.story({
  render: () => <Toasts messages={[failed]} buttonsAt="bottom" />,
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const messages = await region();
    const { top } = button.getBoundingClientRect();
    await waitFor(() => expect(messages.getBoundingClientRect().bottom).toBeLessThan(top));
  },
});

export const NeverOverTheFocusAtTheTop = meta.story({
  render: () => <Toasts messages={[failed]} position="top" />,
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: /^Say/ });
    await userEvent.click(button);
    const messages = await screen.findByRole('region', { name: 'Messages top' });
    const { bottom } = button.getBoundingClientRect();
    await waitFor(() => expect(messages.getBoundingClientRect().top).toBeGreaterThan(bottom));
  },
});

export const AtTheBottomUnlessAsked = meta.story({
  render: () => <Toasts messages={[saved]} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(async () =>
      expect(window.innerHeight - (await region()).getBoundingClientRect().bottom).toBe(12),
    );
    const { left, right } = (await region()).getBoundingClientRect();
    await expect(left).toBeCloseTo(document.documentElement.clientWidth - right, 0);
  },
});

const failedInGerman: ToastMessage = {
  tone: 'error',
  title: 'Die Stellvertretungsberechtigung wurde nicht gelöscht',
  text: 'Die Benutzerkontensynchronisierungseinstellungen der Organisation erlauben es nicht.',
  code: 'TenantRegistrationMicrosoft365.ServicePrincipalNotFound',
  traceId: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  action: { label: 'Synchronisierungseinstellungen öffnen', onAction: onUndo },
};

export const Narrow = meta.story({
  globals: { language: 'de', viewport: { value: 'telephone' } },
  render: () => (
    <UiWordsProvider words={germanTraceWords}>
      <Toasts messages={[failedInGerman]} words={germanToastWords} say="Melden" />
    </UiWordsProvider>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /^Melden/ }));
    const messages = await screen.findByRole('region', { name: 'Meldungen' });
    const { left, right } = messages.getBoundingClientRect();
    await expect([left, right]).toEqual([12, 308]);
    await waitFor(() => expect(within(messages).getByText(/^TenantRegistration/)).toBeVisible());
    await fitsATelephone();
  },
});

export const SystemColors = Success.extend({
  globals: { theme: 'forced' },
  async play(context) {
    await Success.play(context);
    await expect(isFramed(screen.getByRole('alertdialog'))).toBe(true);
  },
});
