import { Dialog, TextLink, Tooltip } from '@archive-console/ui';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { OpenedBy } from './OpenedBy.tsx';

const meta = preview.meta({
  title: 'Components/Tooltip',
  component: Tooltip,
  tags: ['autodocs', 'new'],
  args: {
    text: 'Counted once a day, at midnight.',
    children: <TextLink href="#usage">78.2 GB</TextLink>,
  },
});

export const OnFocus = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    const bubble = await screen.findByRole('tooltip');
    await waitFor(() => expect(bubble).toBeVisible());
    await expect(canvas.getByRole('link')).toHaveAccessibleDescription('Counted once a day, at midnight.');
  },
});

export const OnHover = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.hover(canvas.getByRole('link'));
    const bubble = await screen.findByRole('tooltip');
    await userEvent.hover(bubble);
    await expect(bubble).toBeInTheDocument();
    await userEvent.unhover(bubble);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await userEvent.hover(canvas.getByRole('link'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  args: { text: 'Wird einmal täglich um Mitternacht gezählt, in der Zeitzone der Mandantenkonfiguration.' },
  async play({ userEvent }) {
    await userEvent.tab();
    const bubble = await screen.findByRole('tooltip');
    await waitFor(() => expect(bubble).toBeVisible());
    const { left, right } = bubble.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(320);
  },
});

export const InADialog = meta.story({
  render: (args) => (
    <OpenedBy label="Show usage">
      {(isOpen, close) => (
        <Dialog title="Usage" isOpen={isOpen} onClose={close} words={{ close: 'Close' }}>
          <Tooltip {...args} />
        </Dialog>
      )}
    </OpenedBy>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Show usage' }));
    const dialog = await screen.findByRole('dialog', { name: 'Usage' });
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
});

export const SystemColors = OnFocus.extend({ globals: { theme: 'forced' } });
