import { InfoIcon, Popover } from '@archive-console/ui';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  title: 'Components/Popover',
  component: Popover,
  tags: ['autodocs'],
  args: {
    trigger: { label: 'What counts', icon: InfoIcon },
    title: 'What counts',
    children: 'Every mailbox with at least one mail in this month.',
  },
});

export const Open = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'What counts' }));
    const panel = await screen.findByRole('dialog', { name: 'What counts' });
    await waitFor(() => expect(panel).toBeVisible());
    await expect(panel).toContainElement(document.activeElement as HTMLElement);
  },
});

export const ClosedByEscape = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});
