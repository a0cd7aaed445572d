import { expect, it } from 'vitest';
import { isShownOpen, liesOverItsPage } from '#.storybook/shown-open';

it('shows what lies over its page open: dialogs, menus, pickers, toasts, and nothing else', () => {
  const open = [
    'Components/Overlays/Dialog',
    'Components/Overlays/Toasts/Places',
    'Components/Actions/Menu button',
    'Components/Forms/Combobox/Of many',
    'Components/Forms/Date field',
  ];
  expect(open.filter((title) => !isShownOpen(title))).toEqual([]);
  const plain = ['Components/Actions/Button', 'Components/Forms/Text field', 'Screens/Users/List'];
  expect(plain.filter((title) => isShownOpen(title))).toEqual([]);
});

it('lets only what lies over its page have a page of its own: a field stands among words', () => {
  expect(liesOverItsPage('Components/Overlays/Dialog')).toBe(true);
  expect(liesOverItsPage('Components/Actions/Split button')).toBe(true);
  expect(liesOverItsPage('Components/Forms/Combobox')).toBe(false);
  expect(liesOverItsPage('Components/Actions/Button')).toBe(false);
});
