import {
  CommandPalette,
  type CommandPaletteProps,
  CreateIcon,
  DashboardIcon,
  MailboxesIcon,
  PaletteButton,
  type PaletteGroup,
  TopBar,
  UsersIcon,
} from '@archive-console/ui';
import { useEffect, useState } from 'react';
import { fn, screen } from 'storybook/test';
import { paletteWords } from './palette-words.ts';
import { useHeld } from './use-held.ts';

/** Hears what was chosen. */
export const onChosen = fn<(what: string) => void>();

const choose = (what: string) => () => onChosen(what);

/** All that is found by it, and filtered as one types. */
export const paletteGroups: readonly PaletteGroup[] = [
  {
    id: 'people',
    title: 'Users',
    items: [
      ['amelie', 'Amelie Brandt', 'amelie.brandt@lindenhof.example'],
      ['ana', 'Ana Branco', 'ana.branco@lindenhof.example'],
      ['bjarne', 'Bjarne Olsen', 'b.olsen@lindenhof.example'],
    ].map(([id = '', label = '', description]) => ({
      id,
      label,
      description,
      icon: UsersIcon,
      onAction: choose(label),
    })),
  },
  {
    id: 'pages',
    title: 'Pages',
    items: [
      { id: 'dashboard', label: 'Dashboard', icon: DashboardIcon, onAction: choose('Dashboard') },
      { id: 'mailboxes', label: 'Mailboxes', icon: MailboxesIcon, onAction: choose('Mailboxes') },
    ],
  },
  {
    id: 'actions',
    title: 'Actions',
    items: [
      {
        id: 'create',
        label: 'Create user',
        icon: CreateIcon,
        shortcut: 'Alt N',
        onAction: choose('Create user'),
      },
    ],
  },
];

export const germanGroups: readonly PaletteGroup[] = [
  {
    id: 'people',
    title: 'Benutzerinnen und Benutzer',
    items: [
      {
        id: 'frieda',
        label: 'Dr. Frieda Hohenstein-Achterberg',
        description: 'frieda.hohenstein-achterberg@grundstuecksverwaltung.lindenhof.example',
        icon: UsersIcon,
        onAction: fn(),
      },
    ],
  },
  {
    id: 'actions',
    title: 'Aktionen',
    items: [
      {
        id: 'create',
        label: 'Postfach\u00ADstellvertretungs\u00ADberechtigung hinzufügen',
        icon: CreateIcon,
        shortcut: 'Alt N',
        onAction: fn(),
      },
    ],
  },
];

function found(
  query: string,
  groups: readonly PaletteGroup[],
  recent: PaletteGroup | undefined,
): readonly PaletteGroup[] {
  const typed = query.trim().toLowerCase();
  if (typed === '') return recent ? [recent] : [];
  return groups.map((group) => ({
    ...group,
    items: group.items.filter(({ label }) => label.toLowerCase().includes(typed)),
  }));
}

/** Properties of {@link Palette}. */
export interface PaletteProps extends Partial<CommandPaletteProps> {
  /** Whether something was used before. @default false */
  readonly hasRecent?: boolean;
  /** Says by an event `arrive` that the results are here. @default they are at once */
  readonly arrival?: EventTarget;
  /** What stands in the bar. @default 'Users' */
  readonly start?: string;
  /** The keys that open it. @default 'Ctrl K' */
  readonly shortcut?: string;
}

/** A top bar with the palette, and a search as simple as can be. */
export function Palette({
  isOpen: opensWith = false,
  query: typed = '',
  groups = paletteGroups,
  hasRecent = false,
  arrival,
  words = paletteWords,
  start = 'Users',
  shortcut = 'Ctrl K',
  ...state
}: PaletteProps) {
  const [isHere, setHere] = useState(arrival === undefined);
  useEffect(() => {
    const arrive = () => setHere(true);
    arrival?.addEventListener('arrive', arrive);
    return () => arrival?.removeEventListener('arrive', arrive);
  }, [arrival]);
  const { value: isOpen, onChange: setOpen } = useHeld(opensWith);
  const { value: query, onChange: setQuery } = useHeld(typed);
  const recent = { id: 'recent', title: 'Recent', items: groups.flatMap(({ items }) => items.slice(0, 1)) };
  return (
    <>
      <TopBar
        start={start}
        end={<PaletteButton label={words.label} shortcut={shortcut} onClick={() => setOpen(true)} />}
      />
      <CommandPalette
        {...state}
        isOpen={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => {
          setOpen(false);
          setQuery('');
        }}
        query={query}
        onQuery={setQuery}
        isLoading={state.isLoading === true || !isHere}
        groups={isHere ? found(query, groups, hasRecent ? recent : undefined) : []}
        words={words}
      />
    </>
  );
}

/** Where what begins with this text begins; matched letters in it are elements of their own. */
export function leftOf(start: string): number | undefined {
  const elements = screen.getAllByText((_, element) => element?.textContent.startsWith(start) === true);
  return elements.at(-1)?.getBoundingClientRect().left;
}
