import {
  Button,
  buttonDesigns,
  buttonSizes,
  buttonTones,
  CreateIcon,
  Inline,
  Stack,
} from '@archive-console/ui';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';

const meta = preview.meta({
  title: 'Components/Actions/Button',
  component: Button,
  tags: ['autodocs', 'stable'],
  args: { children: 'Create user', onClick: fn() },
});

export const Plain = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Create user' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
});

export const Designs = meta.story({
  render: (args) => (
    <Inline>
      {buttonDesigns.map((design) => (
        <Button {...args} key={design} design={design} icon={CreateIcon} />
      ))}
    </Inline>
  ),
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <Inline>
      {buttonSizes.map((size) => (
        <Button {...args} key={size} size={size} icon={CreateIcon} />
      ))}
    </Inline>
  ),
  async play({ canvas }) {
    const heights = canvas.getAllByRole('button').map((button) => button.offsetHeight);
    await expect(heights).toEqual([28, 34, 38]);
  },
});

export const Danger = meta.story({
  args: { children: 'Delete user' },
  render: (args) => (
    <Stack>
      {buttonTones.map((tone) => (
        <Inline key={tone}>
          {buttonDesigns.map((design) => (
            <Button {...args} key={design} design={design} tone={tone} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('button', { name: 'Delete user' })).toHaveLength(8);
  },
});

export const Busy = meta.story({
  args: { design: 'primary', busy: true },
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Create user', busy: true });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({
  args: { children: 'Delete user', disabledReason: 'You cannot delete yourself.' },
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Delete user' });
    await expect(button).toHaveAccessibleDescription('You cannot delete yourself.');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('You cannot delete yourself.')).toBeVisible());
    await userEvent.keyboard('{Escape}{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const DisabledClosedByEscape = meta.story({
  args: { children: 'Delete user', disabledReason: 'You cannot delete yourself.' },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('You cannot delete yourself.')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(canvas.getByText('You cannot delete yourself.')).not.toBeVisible();
  },
});

export const FullWidth = meta.story({
  args: { children: 'Sign in', design: 'primary', size: 'lg', fullWidth: true },
  async play({ canvas, canvasElement }) {
    const room = canvasElement.clientWidth - canvas.getByRole('button').offsetWidth;
    await expect(room).toBe(48);
  },
});

export const Padding = meta.story({
  args: { children: 'Show all', design: 'tertiary' },
  render: (args) => (
    <Stack>
      <Button {...args} />
      <Button {...args} padding="none" />
    </Stack>
  ),
  async play({ canvas }) {
    const [regular, none] = canvas.getAllByRole('button', { name: 'Show all' });
    await expect(getComputedStyle(regular as Element).paddingLeft).toBe('13px');
    await expect(getComputedStyle(none as Element).paddingLeft).toBe('0px');
  },
});

export const Narrow = meta.story({
  args: { children: 'Benutzerkonten\u00ADlöschungs\u00ADbestätigung ausführen', icon: CreateIcon },
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  async play() {
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  parameters: inEachState,
  render: (args) => (
    <Stack gap={16}>
      {buttonTones.flatMap((tone) =>
        buttonDesigns.map((design) => (
          <InEachState key={`${tone} ${design}`}>
            {() => <Button {...args} design={design} tone={tone} />}
          </InEachState>
        )),
      )}
    </Stack>
  ),
  play: looksApart((cell) => cell.getByRole('button', { name: 'Create user' })),
});

export const SystemColors = Disabled.extend({
  globals: { theme: 'forced' },
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: 'Delete user' });
    await expect(button).toHaveAccessibleDescription('You cannot delete yourself.');
    const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(button);
    await expect(borderTopStyle).toBe('solid');
    await expect(borderTopColor).not.toBe(backgroundColor);
  },
});
