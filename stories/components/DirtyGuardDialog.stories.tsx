import { DirtyGuardDialog } from '@archive-console/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { isFramed } from './seen-in-system-colors.ts';

const meta = preview.meta({
  title: 'Components/Overlays/Dirty guard dialog',
  component: DirtyGuardDialog,
  tags: ['autodocs', 'stable'],
  // Open from the first: on the page of documentation each has a page of its own, which it covers.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    onStay: fn(),
    onLeave: fn(),
    words: { text: 'Three changes would be lost.' },
  },
});

export const Stay = meta.story({
  async play({ args, userEvent }) {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledTimes(1);
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
});

export const Leave = meta.story({
  async play({ args, userEvent }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await expect(args.onLeave).toHaveBeenCalledTimes(1);
  },
});

export const Narrow = meta.story({
  args: {
    words: {
      title: 'Benutzerkontenwiederherstellungseinstellungen ohne Speichern verlassen?',
      text: 'Drei Änderungen an den Stellvertretungsberechtigungen würden verloren gehen.',
      stay: 'Weiterbearbeiten',
      leave: 'Änderungen verwerfen und verlassen',
      close: 'Schließen',
    },
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play() {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Weiterbearbeiten' })).toHaveFocus());
    await expect(screen.getByRole('button', { name: /verwerfen und verlassen$/ })).toBeVisible();
    await fitsATelephone();
  },
});

export const SystemColors = meta.story({
  globals: { theme: 'forced' },
  async play() {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await expect(isFramed(screen.getByRole('alertdialog'))).toBe(true);
    for (const button of screen.getAllByRole('button')) await expect(isFramed(button)).toBe(true);
  },
});
