import { createElement, useState } from 'react';
import { LazyPart } from '../lazy-part/LazyPart.ts';
import { usePart } from '../lazy-part/use-part.ts';
import { bulkBar } from '../paged-list/list-panels.ts';
import { isNarrowed } from '../paged-list/list-state.ts';
import type { AllListWords } from '../paged-list/list-words.ts';
import { ListNoMatch } from '../paged-list/ListNoMatch.tsx';
import { ListToolbar } from '../paged-list/ListToolbar.tsx';
import { allMatching, noSelection, selectedCount } from '../paged-list/selection.ts';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { orderedListPanel } from './ordered-list-panel.ts';
import type { OrderedListProps, OrderedListTools } from './ordered-list-types.ts';
import {
  Content,
  Empty,
  PositionNumber,
  Root,
  Still,
  StillChoice,
  StillHandle,
  StillPosition,
  StillRow,
} from './OrderedList.styles.ts';

/**
 * Rows whose order means something: the first rule that matches decides. A row is dragged, moved by one, or sent to a
 * position; all three end in the same `onMove`, and where the row has come to lie is announced. The rows can be read
 * at once; what moves them comes in a file of its own. With `onSelection`, rows are chosen for an action on many; with
 * `tools`, they are searched and filtered.
 *
 * - Do: show the new order at once, and the old one with a toast where the service refuses it.
 * - Do: say in `disabledReason` why a row cannot be moved; lock the list while a move is being saved.
 * - Don't: put it into a `Card`: it has a frame of its own.
 * - Don't: use it for a list that is only sorted, or where the order can be given by a number that matters.
 *
 * | Key | Does |
 * | --- | --- |
 * | Arrow up, Arrow down, Home, End | go to another row |
 * | Tab | goes through the handle and the buttons of the row |
 * | Enter (on the handle) | takes the row up; arrow keys choose the place, Enter drops it, Escape lets it be |
 * | Enter, Space (on the position) | asks for another position |
 * | Space (on a check box) | chooses the row; Escape gives up all that are chosen |
 * | Enter, Space (on an arrow) | moves the row by one; the focus stays on the arrow |
 */
export function OrderedList({
  label,
  items,
  total,
  onMove,
  disabledReason,
  selection = noSelection,
  onSelection,
  bulkActions = [],
  tools,
  empty,
  words: own,
  ...props
}: OrderedListProps) {
  const words = useUiWords('orderedList', own);
  const listWords = { ...useUiWords('pagedList'), count: String };
  const [hasFailed, setFailed] = useState(false);
  const panel = usePart(orderedListPanel, items.length > 0 && !hasFailed, () => setFailed(true));
  const tryAgain = (): void => setFailed(false);
  const count = selectedCount(selection, items.length);
  return (
    <Root {...props} data-choose={onSelection && ''} data-tools={tools && ''}>
      {tools && <ListToolbar list={{ ...tools, columns: none, words: listWords }} />}
      {items.length === 0 ? (
        <Empty>{tools && isNarrowed(tools) ? <NoMatch tools={tools} words={listWords} /> : empty}</Empty>
      ) : panel ? (
        createElement(panel, { label, items, total, onMove, disabledReason, selection, onSelection, words })
      ) : (
        // Where the file could not be fetched, the next hover of the list fetches it again.
        <Still aria-label={label} onPointerEnter={tryAgain}>
          {items.map(({ id, name, content = name, position }, index) => (
            <StillRow key={id}>
              {onSelection && <StillChoice />}
              <StillHandle />
              <StillPosition>
                <PositionNumber>{(position ?? index) + 1}</PositionNumber>
              </StillPosition>
              <Content>{content}</Content>
            </StillRow>
          ))}
        </Still>
      )}
      {onSelection && (
        <LazyPart
          of={bulkBar}
          wanted={count > 0 && items.length > 0}
          onFailed={() => onSelection(noSelection)}
          props={() => ({
            count,
            totalRows: items.length,
            actions: bulkActions,
            onSelectAll: () => onSelection(allMatching),
            onClear: () => onSelection(noSelection),
            words: listWords,
          })}
        />
      )}
    </Root>
  );
}

const none: readonly never[] = [];

interface NoMatchProps {
  readonly tools: OrderedListTools;
  readonly words: AllListWords;
}

function NoMatch({ tools: { noMatch, onClearFilters }, words }: NoMatchProps) {
  const own = noMatch && { noMatchTitle: noMatch.title, noMatchText: noMatch.text };
  return <ListNoMatch onClear={onClearFilters} words={{ ...words, ...own }} />;
}
