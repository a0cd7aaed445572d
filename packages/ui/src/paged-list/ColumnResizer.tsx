import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { columnBounds } from './column-choice.ts';
import { Handle, Width } from './ColumnResizer.styles.ts';
import { fittingWidth } from './fitting-width.ts';
import type { AllListWords } from './list-words.ts';

/** Properties of {@link ColumnResizer}. */
export interface ColumnResizerProps {
  readonly header: string;
  /** The width that was chosen, in CSS pixels; none while the content decides. */
  readonly width: number | undefined;
  readonly onWidth: (width: number) => void;
  readonly words: AllListWords;
}

const { narrowest, widest } = columnBounds;
const cellOf = (handle: Element): HTMLElement => handle.closest('th') as HTMLElement;

/**
 * The edge of a header: dragged, it makes its column wider or narrower; a double press fits it. For the keyboard it
 * is a slider. The column follows the pointer by itself; the caller hears of it once, at the end.
 */
export function ColumnResizer({ header, width, onWidth, words }: ColumnResizerProps) {
  const [measured, setMeasured] = useState<number>(narrowest);
  const drag = useRef<{ fromX: number; fromWidth: number; width: number } | null>(null);
  const [isDragging, setDragging] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const handle = input.current;
    if (handle === null) return undefined;
    // The observer reports the width once it is laid out: asking for it would lay out the whole list at once.
    const observer = new ResizeObserver(([cell]) =>
      setMeasured(Math.round(cell?.borderBoxSize[0]?.inlineSize ?? narrowest)),
    );
    observer.observe(cellOf(handle));
    return () => observer.disconnect();
  }, []);
  const shown = width ?? measured;
  const start = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    const fromWidth = cellOf(event.currentTarget).offsetWidth;
    drag.current = { fromX: event.clientX, fromWidth, width: fromWidth };
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragging(true);
  };
  const move = (event: PointerEvent<HTMLElement>): void => {
    const held = drag.current;
    if (held === null) return;
    held.width = Math.min(widest, Math.max(narrowest, held.fromWidth + event.clientX - held.fromX));
    const drawn = `${held.width}px`;
    Object.assign(cellOf(event.currentTarget).style, { width: drawn, minWidth: drawn });
  };
  const end = (): void => {
    const held = drag.current;
    drag.current = null;
    setDragging(false);
    if (held !== null && held.width !== held.fromWidth) onWidth(held.width);
  };
  const fit = (handle: Element): void => onWidth(fittingWidth(cellOf(handle)));
  return (
    <Handle
      data-dragging={isDragging || undefined}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={(event) => fit(event.currentTarget)}
    >
      <Width
        ref={input}
        type="range"
        min={narrowest}
        max={widest}
        step={8}
        value={shown}
        aria-label={words.columnWidth(header)}
        aria-valuetext={words.pixels(shown)}
        onChange={(event) => onWidth(event.currentTarget.valueAsNumber)}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
          if (event.key === 'Enter') fit(event.currentTarget);
        }}
      />
    </Handle>
  );
}
