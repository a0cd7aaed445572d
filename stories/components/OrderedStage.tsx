import {
  Badge,
  MenuButton,
  MoreIcon,
  movedTo,
  type OrderedItem,
  OrderedList,
  type OrderedListProps,
} from '@archive-console/ui';
import { useState } from 'react';

const actionsFor = (name: string) => (
  <MenuButton
    label={`Actions for ${name}`}
    icon={MoreIcon}
    size="sm"
    items={[{ id: 'edit', label: 'Edit policy', onAction: () => undefined }]}
  />
);

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

export const words: OrderedListProps['words'] = {
  drag: (name) => `Drag ${name}`,
  position: (name, position, total) => `${name} is ${position} of ${total}. Move to another position`,
  up: (name) => `Move ${name} up`,
  down: (name) => `Move ${name} down`,
  isFirst: 'It is the first one already.',
  isLast: 'It is the last one already.',
  moveTo: (name) => `Move ${name}`,
  newPosition: (total) => `Position, 1 to ${total}`,
  noPosition: (total) => `Type a number from 1 to ${total}.`,
  move: 'Move',
  toTop: 'To the top',
  toBottom: 'To the end',
  moved: (name, position, total) => `${name} is now ${position} of ${total}.`,
};

/** The list with a memory for its order. */
export function OrderedStage({ items: given = rules, onMove, ...props }: Partial<OrderedListProps>) {
  const [items, setItems] = useState(given);
  return (
    <OrderedList
      label="Archive policies"
      words={words}
      {...props}
      items={items}
      onMove={(id, position) => {
        setItems(movedTo(items, id, position));
        onMove?.(id, position);
      }}
    />
  );
}
