import { PaletteButton } from '@archive-console/ui';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { inEachState, InEachState, looksApart } from './InEachState.tsx';

const onClick = fn();

const meta = preview.meta({
  title: 'Components/Layout/Palette button',
  component: PaletteButton,
  tags: ['autodocs', 'stable'],
  args: { label: 'Search or jump to', shortcut: 'Ctrl K', onClick },
  beforeEach: () => void onClick.mockClear(),
});

export const LooksLikeAField = meta.story({
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Search or jump to' });
    await expect(canvas.getByText('Ctrl K')).toBeVisible();
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
    await expect(button.offsetWidth).toBe(268);
    await userEvent.click(button);
    await expect(onClick).toHaveBeenCalledTimes(1);
  },
});

export const ByKeyboard = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(onClick).toHaveBeenCalledTimes(2);
  },
});

/** Without room only the drawing is left; the words are still announced. */
export const Narrow = meta.story({
  args: { label: 'Benutzerverwaltung durchsuchen oder zu einer Seite wechseln', shortcut: 'Strg K' },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: /^Benutzerverwaltung/ }).offsetWidth).toBe(34);
    await fitsATelephone();
  },
});

export const LongWords = meta.story({
  args: { label: 'Benutzerverwaltung durchsuchen oder zu einer Seite wechseln', shortcut: 'Strg K' },
  globals: { language: 'de', viewport: { value: 'medium' } },
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: /^Benutzerverwaltung/ });
    await expect(button.offsetWidth).toBe(180);
    await expect(button.offsetHeight).toBe(34);
  },
});

export const SystemColors = meta.story({
  globals: { theme: 'forced' },
  async play({ canvas }) {
    const button = canvas.getByRole('button');
    await expect(button).toBeVisible();
    await expect(getComputedStyle(button).borderTopStyle).toBe('solid');
  },
});

export const PointerStates = meta.story({
  parameters: inEachState,
  render: (args) => <InEachState>{() => <PaletteButton {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('button', { name: 'Search or jump to' })),
});
