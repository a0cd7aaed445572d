import { useEffect, useRef, useState } from 'react';
import type { OrderedListProps, OrderedListWords } from './ordered-list-types.ts';

interface Asked {
  readonly id: string;
  readonly position: number;
  /** What was pressed; it moves with its row and would lose the focus on the way. Nothing where it was dragged. */
  readonly pressed: HTMLElement | null;
}

/**
 * Asks for a move, and says where the row has come to lie once the new order is here: a move that was refused is
 * not announced.
 */
export function useMoveReport({
  items,
  onMove,
  words,
}: Pick<OrderedListProps, 'items' | 'onMove'> & { readonly words: Required<OrderedListWords> }) {
  const asked = useRef<Asked | undefined>(undefined);
  const [report, setReport] = useState('');
  useEffect(() => {
    const move = asked.current;
    const item = move && items[move.position];
    if (move === undefined || item?.id !== move.id) return undefined;
    asked.current = undefined;
    setReport(words.moved(item.name, move.position + 1, items.length));
    // The library brings the rows into their new order after this, and then gives the focus to the row.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => move.pressed?.focus());
    });
    return () => cancelAnimationFrame(frame);
  }, [items, words]);
  return {
    report,
    move(id: string, position: number, pressed: HTMLElement | null) {
      asked.current = { id, position, pressed };
      onMove(id, position);
    },
  };
}
