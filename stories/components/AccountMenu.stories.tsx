import {
  AccountMenu,
  type AccountMenuProps,
  type AccountMenuWords,
  type MenuItem,
  UsersIcon,
} from '@archive-console/ui';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { languages } from './languages.ts';
import { fitsATelephone } from './fits-a-telephone.ts';
import { InEachState, inEachState, looksApart } from './InEachState.tsx';
import { isFramed } from './seen-in-system-colors.ts';
import { useHeld } from './use-held.ts';

const items: readonly MenuItem[] = [{ id: 'profile', label: 'My profile', icon: UsersIcon, onAction: fn() }];

const words: AccountMenuWords = { label: 'Account of Carla Weiss' };

const meta = preview.meta({
  title: 'Components/Layout/Account menu',
  component: AccountMenu<'en-US' | 'de'>,
  tags: ['autodocs', 'stable'],
  args: {
    userName: 'Carla Weiss',
    person: { name: 'Carla Weiss', email: 'carla.weiss@lindenhof.example', tenant: 'Lindenhof GmbH' },
    onReach: fn(),
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
    const opener = canvas.getByRole('button', { name: 'Account of Carla Weiss' });
    await userEvent.click(opener);
    await expect(args.onReach).toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(args.onSignOut).toHaveBeenCalledTimes(1));
    await userEvent.click(opener);
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(4);
    await waitFor(() => expect(screen.getByText('Carla Weiss')).toBeVisible());
    await expect(screen.getByRole('menu')).toHaveAccessibleDescription(
      'Carla Weiss carla.weiss@lindenhof.example Lindenhof GmbH',
    );
  },
});

/** Notifies the story that the signed-in user was read, or is being read anew. */
const reading = new EventTarget();

function ReadOnDemand(args: AccountMenuProps<'en-US' | 'de'>) {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const turn = () => setRead((before) => !before);
    reading.addEventListener('turn', turn);
    return () => reading.removeEventListener('turn', turn);
  }, []);
  return <AccountMenu {...args} person={isRead ? args.person : undefined} />;
}

export const PersonOnTheWay = meta.story({
  render: (args) => <ReadOnDemand {...args} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    const entry = await screen.findByRole('menuitem', { name: 'My profile' });
    await waitFor(() => expect(entry).toBeVisible());
    await expect(screen.getByRole('menu')).not.toHaveAccessibleDescription();
    const place = entry.getBoundingClientRect().top;
    reading.dispatchEvent(new Event('turn'));
    await expect(await screen.findByText('Lindenhof GmbH')).toBeVisible();
    await expect(entry.getBoundingClientRect().top).toBe(place);
    reading.dispatchEvent(new Event('turn'));
    await waitFor(() => expect(screen.getByRole('menu')).not.toHaveAccessibleDescription());
  },
});

export const ThemeChosen = meta.story({
  render: function Held(args) {
    const { value, onChange } = useHeld<AccountMenuProps<'en-US' | 'de'>['theme'], []>(
      args.theme,
      args.onTheme,
    );
    return <AccountMenu {...args} theme={value} onTheme={onChange} />;
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Theme/ }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Same as the system' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    await waitFor(() => expect(args.onTheme).toHaveBeenCalledWith('dark'));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Theme/ }));
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible());
    await expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  },
});

export const LanguageByKeyboard = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My profile' })).toHaveFocus());
    await userEvent.keyboard('l{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Language/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus());
    await userEvent.keyboard('D{Enter}');
    await waitFor(() => expect(args.onLanguage).toHaveBeenCalledWith('de'));
    await expect(canvas.getByRole('button')).toBeInTheDocument();
  },
});

export const LevelsMove = meta.story({
  parameters: { reader: 'likes motion' },
  async play({ canvas, userEvent }) {
    const moves = () => getComputedStyle(screen.getByRole('menu').firstElementChild as Element);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Theme/ }));
    await screen.findByRole('menuitem', { name: 'Back' });
    await expect(moves().animationName === 'none').toBe(isStill);
    await expect(moves().animationDuration === '0.3s').toBe(!isStill);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Back' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Theme/ })).toHaveFocus());
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  args: {
    person: {
      name: 'Dr. Frieda Hohenstein-Achterberg',
      email: 'frieda.hohenstein-achterberg@verwaltung.lindenhof.example',
      tenant: 'Lindenhof Grundstücksverwaltungsgesellschaft mbH',
    },
    userName: 'Dr. Frieda Hohenstein-Achterberg',
    items: [{ id: 'profile', label: 'Mein Benutzerprofil', icon: UsersIcon, onAction: fn() }],
    language: 'de' as const,
    words: {
      label: 'Konto von Dr. Frieda Hohenstein-Achterberg',
      back: 'Zurück',
      theme: 'Farbschema der Verwaltungsoberfläche',
      themes: { auto: 'Wie im Betriebssystem eingestellt', light: 'Hell', dark: 'Dunkel' },
      language: 'Sprache der Verwaltungsoberfläche',
      signOut: 'Von der Verwaltungsoberfläche abmelden',
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /abmelden$/ })).toBeVisible());
    await expect(screen.getByRole('menu').getBoundingClientRect().right).toBeLessThanOrEqual(320);
    await fitsATelephone();
  },
});

export const PointerStates = meta.story({
  parameters: inEachState,
  render: (args) => <InEachState>{() => <AccountMenu {...args} />}</InEachState>,
  play: looksApart((cell) => cell.getByRole('button', { name: 'Account of Carla Weiss' })),
});

export const SystemColors = meta.story({
  globals: { theme: 'forced' },
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Account of Carla Weiss' });
    await expect(isFramed(opener)).toBe(true);
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByText('Carla Weiss')).toBeVisible());
    await expect(isFramed(screen.getByRole('menu'))).toBe(true);
  },
});
