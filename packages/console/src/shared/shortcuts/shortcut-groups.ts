import type { ParseKeys } from 'i18next';
import { paletteKeys, type signs } from './printed-keys.ts';

type Key = ParseKeys<'home'>;

type Sign = (typeof signs)[number];

interface ShortcutGroup {
  title: Key;
  /** Keys, one after the other or one of them, and what they do. */
  shortcuts: readonly { keys: readonly (Key | Sign)[]; does: Key }[];
}

/** Every shortcut there is, by where it works. */
export function shortcutGroups(): readonly ShortcutGroup[] {
  return [
    {
      title: 'shortcuts.everywhere',
      shortcuts: [
        { keys: paletteKeys(), does: 'shortcuts.search' },
        { keys: ['?'], does: 'shortcuts.help' },
        { keys: ['keys.Tab', 'keys.Enter'], does: 'shortcuts.skip' },
        { keys: ['keys.Escape'], does: 'shortcuts.escape' },
      ],
    },
    {
      title: 'shortcuts.lists',
      shortcuts: [
        { keys: ['/'], does: 'shortcuts.toSearch' },
        { keys: ['C'], does: 'shortcuts.create' },
        { keys: ['↑', '↓'], does: 'shortcuts.row' },
        { keys: ['←', '→'], does: 'shortcuts.within' },
        { keys: ['keys.Home', 'keys.End'], does: 'shortcuts.ends' },
        { keys: ['keys.Space'], does: 'shortcuts.select' },
        { keys: ['keys.Shift', 'keys.Space'], does: 'shortcuts.selectTo' },
        { keys: ['.'], does: 'shortcuts.toSelection' },
        { keys: ['keys.Enter'], does: 'shortcuts.openRow' },
        { keys: ['keys.Escape'], does: 'shortcuts.emptySearch' },
      ],
    },
    {
      title: 'shortcuts.charts',
      shortcuts: [
        { keys: ['←', '→'], does: 'shortcuts.point' },
        { keys: ['keys.Home', 'keys.End'], does: 'shortcuts.pointEnds' },
      ],
    },
  ];
}
