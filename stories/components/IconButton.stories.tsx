import {
  CloseIcon,
  DeleteIcon,
  IconButton,
  buttonDesigns,
  iconButtonSizes,
  Inline,
  Stack,
} from '@archive-console/ui';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';

const meta = preview.meta({
  title: 'Components/Actions/Icon button',
  component: IconButton,
  tags: ['autodocs', 'stable'],
  args: { icon: CloseIcon, label: 'Close', onClick: fn() },
});

export const Sizes = meta.story({
  render: (args) => (
    <Inline>
      {iconButtonSizes.map((size) => (
        <IconButton {...args} key={size} size={size} design="secondary" />
      ))}
    </Inline>
  ),
  async play({ canvas }) {
    const edges = canvas.getAllByRole('button', { name: 'Close' }).map((button) => button.offsetWidth);
    await expect(edges).toEqual([24, 28, 34, 38, 46]);
  },
});

export const Designs = meta.story({
  render: (args) => (
    <Inline>
      {buttonDesigns.map((design) => (
        <IconButton {...args} key={design} design={design} />
      ))}
    </Inline>
  ),
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Disabled = meta.story({
  args: { icon: DeleteIcon, label: 'Delete Carla Weiss', disabledReason: 'You cannot delete yourself.' },
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Delete Carla Weiss' });
    await expect(button).toHaveAccessibleDescription('You cannot delete yourself.');
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText('You cannot delete yourself.')).toBeVisible());
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const Padding = meta.story({
  render: (args) => (
    <Inline>
      <IconButton {...args} />
      <IconButton {...args} padding="none" />
    </Inline>
  ),
  async play({ canvas }) {
    const [regular, none] = canvas.getAllByRole('button', { name: 'Close' });
    await expect(none?.offsetWidth).toBe(regular?.offsetWidth);
    await expect(getComputedStyle(none as Element).marginLeft).toBe('-4px');
  },
});

export const LabelOnFocus = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Close')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Close')).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Close')).toBeVisible());
  },
});

export const Busy = meta.story({
  args: { busy: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Close', busy: true })).toBeVisible();
  },
});

export const Narrow = meta.story({
  args: {
    icon: DeleteIcon,
    label: 'Postfachstellvertretungsberechtigung löschen',
    disabledReason: 'Die Benutzerkontenverwaltung der Organisation erlaubt keine Berechtigungsänderungen.',
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Postfachstellvertretung/ })).toHaveFocus();
    await waitFor(() => expect(canvas.getByText(/^Die Benutzerkontenverwaltung/)).toBeVisible());
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  parameters: inEachState,
  render: (args) => (
    <Stack>
      {buttonDesigns.map((design) => (
        <InEachState key={design}>{() => <IconButton {...args} design={design} />}</InEachState>
      ))}
    </Stack>
  ),
  play: looksApart((cell) => cell.getByRole('button', { name: 'Close' })),
});
