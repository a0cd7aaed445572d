import { TextLink, Tooltip } from '@archive-console/ui';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  title: 'Components/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  args: {
    text: 'Counted once a day, at midnight.',
    children: <TextLink href="#usage">78.2 GB</TextLink>,
  },
});

export const OnFocus = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    const bubble = await screen.findByRole('tooltip');
    await waitFor(() => expect(bubble).toBeVisible());
    await expect(canvas.getByRole('link')).toHaveAccessibleDescription('Counted once a day, at midnight.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(canvas.getByRole('link')).toHaveFocus();
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
  },
});
