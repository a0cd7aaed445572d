import {
  Badge,
  type ListSelection,
  MenuButton,
  MoreIcon,
  movedTo,
  noSelection,
  type OrderedItem,
  OrderedList,
  type OrderedListProps,
  type OrderedListTools,
} from '@archive-console/ui';
import { useState } from 'react';

const actions = (label: string, edit: string) => (
  <MenuButton
    label={label}
    icon={MoreIcon}
    size="sm"
    items={[{ id: 'edit', label: edit, onAction: () => undefined }]}
  />
);

const actionsFor = (name: string) => actions(`Actions for ${name}`, 'Edit policy');

export const rules: readonly OrderedItem[] = [
  { id: 'works', name: 'Works council', actions: actionsFor('Works council') },
  { id: 'news', name: 'Newsletters', actions: actionsFor('Newsletters') },
  { id: 'large', name: 'Large files', actions: actionsFor('Large files') },
  {
    id: 'rest',
    name: 'Everything else',
    content: (
      <>
        Everything else <Badge>Default</Badge>
      </>
    ),
    disabledReason: 'The default rule is always the last one.',
  },
];

const germanNames = ['Betriebsratskorrespondenz', 'Rundschreiben und Werbung', 'Nachrichten über 20 MB'];

export const germanRules: readonly OrderedItem[] = [
  ...germanNames.map((rule) => ({
    id: rule,
    name: `Aufbewahrungsrichtlinie ${rule}`,
    actions: actions(`Aktionen für ${rule}`, 'Richtlinie bearbeiten'),
  })),
  {
    id: 'rest',
    name: 'Standardaufbewahrungsrichtlinie für alle weiteren Nachrichten',
    disabledReason: 'Die Standardaufbewahrungsrichtlinie ist immer die letzte.',
  },
];

export const germanWords: OrderedListProps['words'] = {
  drag: (name) => `${name} ziehen`,
  position: (name, position, total) =>
    `${name} ist ${position} von ${total}. An eine andere Position verschieben`,
  up: (name) => `${name} nach oben verschieben`,
  down: (name) => `${name} nach unten verschieben`,
  isFirst: 'Sie ist bereits die erste.',
  isLast: 'Sie ist bereits die letzte.',
  moveTo: (name) => `${name} verschieben`,
  newPosition: (total) => `Position, 1 bis ${total}`,
  noPosition: (total) => `Geben Sie eine Zahl von 1 bis ${total} ein.`,
  move: 'Verschieben',
  toTop: 'An den Anfang',
  toBottom: 'An das Ende',
  moved: (name, position, total) => `${name} ist jetzt ${position} von ${total}.`,
};

/** A search for a text, and a filter beside it that is not set. */
export const searchedFor = (value: string, onClearFilters: () => void): OrderedListTools => ({
  search: { value, label: 'Name', onChange: () => undefined },
  filters: [
    {
      id: 'state',
      label: 'State',
      kind: 'one',
      values: [],
      options: [{ value: 'disabled', label: 'Disabled' }],
    },
  ],
  onFilter: () => undefined,
  onClearFilters,
  noMatch: { title: 'No policies found', text: 'No policy matches the search.' },
});

/** The list with a memory for its order and for what is chosen. */
export function OrderedStage({
  items: given = rules,
  onMove,
  onSelection,
  ...props
}: Partial<OrderedListProps>) {
  const [items, setItems] = useState(given);
  const [selection, setSelection] = useState<ListSelection>(noSelection);
  return (
    <OrderedList
      label="Archive policies"
      {...props}
      items={items}
      {...(onSelection && {
        selection,
        onSelection: (next: ListSelection) => {
          setSelection(next);
          onSelection(next);
        },
      })}
      onMove={(id, position) => {
        setItems(movedTo(items, id, position));
        onMove?.(id, position);
      }}
    />
  );
}
