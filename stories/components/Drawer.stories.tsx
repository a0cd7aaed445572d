import { Drawer } from '@archive-console/ui';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { OpenedBy } from './OpenedBy.tsx';

const meta = preview.meta({
  title: 'Components/Drawer',
  component: Drawer,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    title: 'Messages of this visit',
    children: 'Nothing was said yet.',
    onClose: () => undefined,
    words: { close: 'Close' },
  },
  render: (args) => (
    <OpenedBy label="Show messages">
      {(isOpen, close) => <Drawer {...args} isOpen={isOpen} onClose={close} />}
    </OpenedBy>
  ),
});

export const Open = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Show messages' }));
    const drawer = await screen.findByRole('dialog', { name: 'Messages of this visit' });
    await waitFor(() => expect(drawer).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show messages' })).toHaveFocus());
  },
});

export const AtTheStart = meta.story({
  args: { side: 'start' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Show messages' }));
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0));
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Show messages' }));
    const drawer = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(drawer.getBoundingClientRect().width).toBe(document.documentElement.clientWidth),
    );
  },
});
