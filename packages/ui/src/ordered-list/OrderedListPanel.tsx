import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { PageLocale } from '../lazy-part/PageLocale.tsx';
import { isSelected, noSelection, withPage } from '../paged-list/selection.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { dropPosition } from './moved-to.ts';
import type { OrderedListProps, OrderedListWords } from './ordered-list-types.ts';
import { Gap, Rows } from './OrderedListPanel.styles.ts';
import { OrderedRow } from './OrderedRow.tsx';
import { useMoveReport } from './use-move-report.ts';

/** Properties of {@link OrderedListPanel}. */
export interface OrderedListPanelProps extends Pick<
  OrderedListProps,
  'label' | 'items' | 'onMove' | 'disabledReason' | 'total' | 'selection' | 'onSelection'
> {
  readonly words: Required<OrderedListWords>;
}

/** The rows with handles and buttons. Dragging, by pointer or by keys, is the library's. */
export function OrderedListPanel({
  label,
  items,
  total = items.length,
  onMove,
  disabledReason,
  selection = noSelection,
  onSelection,
  words,
}: OrderedListPanelProps) {
  const { move, report } = useMoveReport({ items, onMove, words });
  const ids = items.map(({ id }) => id);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: Boolean(disabledReason),
    getItems: (keys) => items.filter(({ id }) => keys.has(id)).map(({ name }) => ({ 'text/plain': name })),
    onReorder({ keys, target }) {
      const moved = String([...keys][0]);
      if (target.dropPosition === 'on') return;
      const position = dropPosition(ids, moved, { id: String(target.key), side: target.dropPosition });
      if (position !== undefined) move(moved, position, null);
    },
    renderDropIndicator: (target) => <Gap target={target} />,
  });
  return (
    <PageLocale>
      <Rows aria-label={label} keyboardNavigationBehavior="tab" dragAndDropHooks={dragAndDropHooks}>
        {items.map((item, index) => (
          <OrderedRow
            key={item.id}
            item={item}
            position={item.position ?? index}
            total={total}
            disabledReason={disabledReason || item.disabledReason}
            isChosen={isSelected(selection, item.id)}
            onChoose={
              onSelection &&
              ((isChosen) => onSelection(withPage(selection, [item.id], { [item.id]: isChosen })))
            }
            onMove={(to, pressed) => move(item.id, to, pressed)}
            words={words}
          />
        ))}
      </Rows>
      <VisuallyHidden role="status">{report}</VisuallyHidden>
    </PageLocale>
  );
}
