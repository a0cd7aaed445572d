import { AccountMenu, type AccountMenuWords, type MenuItem, UsersIcon } from '@archive-console/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { appearanceWords, languages } from './appearance-words.ts';

const items: readonly MenuItem[] = [{ id: 'profile', label: 'My profile', icon: UsersIcon, onAction: fn() }];

const words: AccountMenuWords = { ...appearanceWords, label: 'Account of Carla Weiss', signOut: 'Sign out' };

const meta = preview.meta({
  title: 'Components/Account menu',
  component: AccountMenu<'en-US' | 'de'>,
  tags: ['autodocs'],
  args: {
    userName: 'Carla Weiss',
    items,
    theme: 'auto' as const,
    onTheme: fn(),
    language: 'en-US' as const,
    languages,
    onLanguage: fn(),
    onSignOut: fn(),
    words,
  },
});

export const Open = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Carla Weiss' }));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(4);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(args.onSignOut).toHaveBeenCalledTimes(1));
  },
});

export const DarkTheme = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Dark theme/ }));
    await expect(await screen.findByRole('menuitemradio', { name: 'As the system' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    await waitFor(() => expect(args.onTheme).toHaveBeenCalledWith('dark'));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});

export const LanguageByKeyboard = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My profile' })).toHaveFocus());
    await userEvent.keyboard('l{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Back' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Language/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Back' });
    await userEvent.keyboard('D{Enter}');
    await waitFor(() => expect(args.onLanguage).toHaveBeenCalledWith('de'));
    await expect(canvas.getByRole('button')).toBeInTheDocument();
  },
});

export const LevelsMove = meta.story({
  async play({ canvas, userEvent }) {
    const moves = () => getComputedStyle(screen.getByRole('menu').firstElementChild as Element);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Dark theme/ }));
    await screen.findByRole('menuitem', { name: 'Back' });
    await expect(moves().animationName === 'none').toBe(isStill);
    await expect(moves().animationDuration === '0.3s').toBe(!isStill);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Back' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Dark theme/ })).toHaveFocus());
  },
});

export const LongWords = meta.story({
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  args: {
    words: {
      ...words,
      darkTheme: 'Dunkles Erscheinungsbild',
      themes: { ...words.themes, auto: 'Wie im Betriebssystem eingestellt' },
      signOut: 'Von der Verwaltungsoberfläche abmelden',
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /abmelden$/ })).toBeVisible());
    await expect(screen.getByRole('menu').getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
});
