import { Checkbox } from '../checkbox/Checkbox.tsx';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { DragIcon, SortAscendingIcon, SortDescendingIcon } from '../icons.ts';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { MoveTo } from './MoveTo.tsx';
import { Arrows, Content, Controls } from './OrderedList.styles.ts';
import type { OrderedItem, OrderedListWords } from './ordered-list-types.ts';
import { Handle, Row } from './OrderedListPanel.styles.ts';

/** Properties of {@link OrderedRow}. */
export interface OrderedRowProps {
  readonly item: OrderedItem;
  /** Counted from 0. */
  readonly position: number;
  readonly total: number;
  /** Why it cannot be moved. */
  readonly disabledReason: string | undefined;
  /** Whether its check box is checked. */
  readonly isChosen: boolean;
  /** Without it, there is no check box. */
  readonly onChoose: ((isChosen: boolean) => void) | undefined;
  /** @param pressed keeps the focus while its row moves */
  readonly onMove: (position: number, pressed: HTMLElement | null) => void;
  readonly words: Required<OrderedListWords>;
}

/** One row with its handle, its position and what can be done with it. */
export function OrderedRow({
  item,
  position,
  total,
  disabledReason,
  isChosen,
  onChoose,
  onMove,
  words,
}: OrderedRowProps) {
  const listWords = useUiWords('pagedList');
  const { id, name, content = name, actions } = item;
  const isFree = !disabledReason;
  return (
    <Row id={id} textValue={name} render={(props) => <div {...props} {...(!isFree && still)} />}>
      {onChoose && (
        <Checkbox
          label={listWords.selectRow(name)}
          labelHidden
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      )}
      <Handle slot="drag" isDisabled={!isFree} aria-label={words.drag(name)}>
        <Icon of={DragIcon} size={16} />
      </Handle>
      <MoveTo {...{ name, position, total, disabledReason, onMove, words }} />
      <Content>{content}</Content>
      <Controls>
        <Arrows>
          <IconButton
            size="sm"
            icon={SortAscendingIcon}
            label={words.up(name)}
            disabledReason={disabledReason || (position === 0 ? words.isFirst : undefined)}
            onClick={(event) => onMove(position - 1, event.currentTarget)}
          />
          <IconButton
            size="sm"
            icon={SortDescendingIcon}
            label={words.down(name)}
            disabledReason={disabledReason || (position === total - 1 ? words.isLast : undefined)}
            onClick={(event) => onMove(position + 1, event.currentTarget)}
          />
        </Arrows>
        {actions}
      </Controls>
    </Row>
  );
}

/** The library makes every row of a list draggable that it does not take out of the keyboard's way altogether. */
const still = { draggable: false, onDragStart: undefined } as const;
