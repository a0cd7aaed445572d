import { useLayoutEffect, useRef, useState } from 'react';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { SortAscendingIcon, SortDescendingIcon } from '../icons.ts';
import { TextButton } from '../text-button/TextButton.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Line } from './Choice.styles.ts';
import { arrangeable, moved, withVisibility } from './column-choice.ts';
import { Item, List } from './ColumnFields.styles.ts';
import type { ListColumn, ListColumnChoice } from './list-types.ts';
import type { AllListWords } from './list-words.ts';

/** Properties of {@link ColumnFields}. */
export interface ColumnFieldsProps<Row> {
  readonly columns: readonly ListColumn<Row>[];
  readonly choice: ListColumnChoice;
  readonly onChoice: (choice: ListColumnChoice) => void;
  readonly words: AllListWords;
}

/** Shows, hides and moves columns. A moved column keeps the focus, also at an end, and its new place is announced. */
export function ColumnFields<Row>({ columns, choice, onChoice, words }: ColumnFieldsProps<Row>) {
  const ordered = arrangeable(columns, choice);
  const order = ordered.map((column) => column.id);
  const isArranged = [choice.hidden, choice.order, Object.keys(choice.widths ?? {})].some(
    (ids) => ids.length > 0,
  );
  const [news, setNews] = useState('');
  const pressed = useRef<{ button: HTMLElement; before: string } | null>(null);
  const shown = order.join('\n');
  useLayoutEffect(() => {
    if (pressed.current === null || pressed.current.before === shown) return;
    // Moving the line in the document has taken the focus from its button.
    pressed.current.button.focus();
    pressed.current = null;
  }, [shown]);
  const move = (column: ListColumn<Row>, step: -1 | 1, button: HTMLElement): void => {
    const next = moved(choice, order, column.id, step);
    if (next === choice) return;
    pressed.current = { button, before: shown };
    onChoice(next);
    setNews(words.columnMoved(column.header, order.indexOf(column.id) + step + 1, order.length));
  };
  return (
    <>
      <List>
        {ordered.map((column, index) => {
          const place = words.columnMoved(column.header, index + 1, ordered.length);
          const isVisible = column.hideable === false || !choice.hidden.includes(column.id);
          return (
            <Item key={column.id}>
              <Line>
                <Checkbox
                  label={column.header}
                  labelHidden
                  checked={isVisible}
                  disabledReason={column.hideable === false ? words.columnAlwaysShown : undefined}
                  onChange={() => onChoice(withVisibility(choice, column.id, !isVisible))}
                />
                {column.header}
              </Line>
              <IconButton
                size="sm"
                icon={SortAscendingIcon}
                label={words.moveUp(column.header)}
                disabledReason={index === 0 ? place : undefined}
                onClick={(event) => move(column, -1, event.currentTarget)}
              />
              <IconButton
                size="sm"
                icon={SortDescendingIcon}
                label={words.moveDown(column.header)}
                disabledReason={index === ordered.length - 1 ? place : undefined}
                onClick={(event) => move(column, 1, event.currentTarget)}
              />
            </Item>
          );
        })}
      </List>
      {isArranged && (
        <TextButton
          onClick={(event) => {
            onChoice({ hidden: [], order: [] });
            // The button goes once everything is as it was.
            event.currentTarget.parentElement?.querySelector('input')?.focus();
          }}
        >
          {words.resetColumns}
        </TextButton>
      )}
      <VisuallyHidden as="output">{news}</VisuallyHidden>
    </>
  );
}
