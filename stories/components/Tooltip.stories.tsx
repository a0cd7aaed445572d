import { Dialog, Stack, Text, TextLink, Tooltip } from '@archive-console/ui';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { OpenedBy } from './OpenedBy.tsx';
import { isFramed } from './seen-in-system-colors.ts';

const meta = preview.meta({
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  tags: ['autodocs', 'new'],
  args: {
    text: 'Counted once a day, at midnight.',
    children: <TextLink href="#usage">78.2 GB</TextLink>,
  },
});

const bubble = (canvas: Pick<ReturnType<typeof within>, 'getByText'>) =>
  canvas.getByText(meta.input.args.text);

export const OnFocus = meta.story({
  async play({ canvas, userEvent }) {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAccessibleDescription('Counted once a day, at midnight.');
    await expect(bubble(canvas)).not.toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(bubble(canvas)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(bubble(canvas)).not.toBeVisible();
    await expect(link).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await waitFor(() => expect(bubble(canvas)).toBeVisible());
  },
});

export const OnHover = meta.story({
  async play({ canvas, userEvent }) {
    const link = canvas.getByRole('link');
    await userEvent.hover(link);
    await waitFor(() => expect(bubble(canvas)).toBeVisible());
    await fireEvent.pointerLeave(link, { relatedTarget: bubble(canvas) });
    await expect(bubble(canvas)).toBeVisible();
    await fireEvent.pointerLeave(bubble(canvas));
    await expect(bubble(canvas)).not.toBeVisible();
    await userEvent.unhover(link);
    await userEvent.hover(link);
    await waitFor(() => expect(bubble(canvas)).toBeVisible());
  },
});

export const Described = meta.story({
  args: {
    children: (
      <TextLink href="#usage" aria-describedby="share">
        78.2 GB
      </TextLink>
    ),
  },
  render: (args) => (
    <Stack>
      <Tooltip {...args} />
      <Text id="share">62% of the package</Text>
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('link')).toHaveAccessibleDescription(
      '62% of the package Counted once a day, at midnight.',
    );
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  args: { text: 'Wird einmal täglich um Mitternacht gezählt, in der Zeitzone der Mandantenkonfiguration.' },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    const words = canvas.getByText(/^Wird einmal täglich/);
    await waitFor(() => expect(words).toBeVisible());
    const { left, right } = words.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(320);
    await fitsATelephone();
  },
});

export const InADialog = meta.story({
  render: (args) => (
    <OpenedBy label="Show usage">
      {(isOpen, close) => (
        <Dialog title="Usage" isOpen={isOpen} onClose={close}>
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
    const inside = within(dialog);
    await waitFor(() => expect(bubble(inside)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(bubble(inside)).not.toBeVisible();
    await expect(dialog).toBeVisible();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await waitFor(() => expect(bubble(inside)).toBeVisible());
  },
});

export const SystemColors = OnFocus.extend({
  globals: { theme: 'forced' },
  async play(context) {
    await OnFocus.play(context);
    await expect(isFramed(bubble(context.canvas))).toBe(true);
  },
});
