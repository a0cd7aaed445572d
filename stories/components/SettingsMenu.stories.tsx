import { SettingsMenu, type SettingsMenuWords } from '@archive-console/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { languages } from './languages.ts';
import { fitsATelephone } from './fits-a-telephone.ts';
import { InEachState, inEachState, looksApart } from './InEachState.tsx';
import { isFramed } from './seen-in-system-colors.ts';

const words: SettingsMenuWords = { label: 'Settings' };

const meta = preview.meta({
  title: 'Components/Layout/Settings menu',
  component: SettingsMenu<'en-US' | 'de'>,
  tags: ['autodocs', 'stable'],
  args: {
    theme: 'light' as const,
    onTheme: fn(),
    language: 'de' as const,
    languages,
    onLanguage: fn(),
    words,
  },
});

export const Open = meta.story({
  async play({ args, canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Settings' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Language/ }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Deutsch' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'English' }));
    await waitFor(() => expect(args.onLanguage).toHaveBeenCalledWith('en-US'));
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Language/ })).toBeVisible());
  },
});

export const Narrow = meta.story({
  args: {
    words: {
      label: 'Darstellungseinstellungen',
      back: 'Zurück zu den Einstellungen',
      theme: 'Farbschema der Verwaltungsoberfläche',
      themes: { auto: 'Wie im Betriebssystem eingestellt', light: 'Hell', dark: 'Dunkel' },
      language: 'Sprache der Verwaltungsoberfläche',
    },
  },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Darstellungseinstellungen' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Farbschema/ }));
    await waitFor(() =>
      expect(screen.getByRole('menuitemradio', { name: /^Wie im Betriebs/ })).toBeVisible(),
    );
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  parameters: inEachState,
  render: (args) => <InEachState>{() => <SettingsMenu {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('button', { name: 'Settings' })),
});

export const SystemColors = meta.story({
  globals: { theme: 'forced' },
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Settings' });
    await expect(isFramed(opener)).toBe(true);
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Theme/ }));
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Light' })).toBeVisible());
    await expect(isFramed(screen.getByRole('menu'))).toBe(true);
  },
});
