import type { GlobalTypes } from 'storybook/internal/csf';

/** A menu of the toolbar: what it is for, its drawing, and its choices by their value. */
function menuOf(title: string, icon: string, choices: Readonly<Record<string, string>>, description = title) {
  const items = Object.entries(choices).map(([value, name]) => ({ value, title: name }));
  return { description, toolbar: { title, icon, dynamicTitle: true, items } } as GlobalTypes[string];
}

/** What the toolbar of the book offers. */
export const toolbars: GlobalTypes = {
  theme: menuOf('Theme', 'contrast', {
    light: 'Light',
    dark: 'Dark',
    both: 'Side by side',
    forced: 'System colors',
  }),
  language: menuOf('Language', 'globe', { 'en-US': 'English', de: 'Deutsch', 'en-XA': 'Pseudo-language' }),
  motion: menuOf('Motion', 'timer', {
    full: 'As the reader has it',
    slow: 'Five times slower',
    none: 'None',
  }),
  density: menuOf(
    'Density',
    'menu',
    { comfortable: 'Comfortable rows', compact: 'Compact rows' },
    'Density of the console’s lists',
  ),
};

/** How the book opens. */
export const initialGlobals = {
  theme: 'light',
  language: 'en-US',
  motion: 'full',
  density: 'comfortable',
};
