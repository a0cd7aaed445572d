import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { DateRangeField } from '../date-field/DateRangeField.tsx';
import { isEmptyRange } from '../size-filter/size-in-bytes.ts';
import { SizeFilter } from '../size-filter/SizeFilter.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { sizeRangeOf, sizeValues, spanValues } from './filter-values.ts';
import type { ListFilter } from './list-types.ts';
import type { AllListWords } from './list-words.ts';
import { NumberSpan } from './NumberSpan.tsx';
import { Fields } from './SpanFields.styles.ts';
import { useSetElsewhere } from './use-set-elsewhere.ts';

/** Properties of {@link SpanFields}. */
export interface SpanFieldsProps {
  readonly filter: ListFilter;
  readonly onFilter: (id: string, values: readonly string[]) => void;
  /** The answer is complete. Its presence takes the focus to the first field. */
  readonly onDone: (() => void) | undefined;
  readonly words: AllListWords;
}

const fields = 'input, [role="spinbutton"]';

/** A span of days, numbers or sizes, applied with Enter, and where it stands alone with a button. Bounds may stay open. */
export function SpanFields({ filter, onFilter, onDone, words }: SpanFieldsProps) {
  const { id, kind } = filter;
  const { locale, nothingBetween } = words.spans;
  const [bounds, setBounds] = useState(filter.values);
  const [sizes, setSizes] = useState(() => sizeRangeOf(filter.values));
  const [isIncomplete, setIncomplete] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isAlone = onDone !== undefined;
  // A title over it says the same.
  const label = isAlone ? <VisuallyHidden>{filter.label}</VisuallyHidden> : filter.label;
  useEffect(() => {
    if (isAlone) form.current?.querySelector<HTMLElement>(fields)?.focus();
  }, [isAlone]);

  const [from = '', to = ''] = bounds;
  const typed = kind === 'size' ? sizeValues(sizes) : spanValues(from, to);
  useSetElsewhere(filter.values, typed, (values) => {
    setBounds(values);
    setSizes(sizeRangeOf(values));
    setRefused(false);
  });
  const isReversed = kind === 'number' ? Number(from) > Number(to) : from > to;
  const isEmpty = kind === 'size' ? isEmptyRange(sizes) : from !== '' && to !== '' && isReversed;
  const error = isRefused && isEmpty ? nothingBetween : undefined;
  return (
    <Fields
      ref={form}
      noValidate
      data-refused={error !== undefined || isIncomplete || undefined}
      onKeyDownCapture={({ key, target }) => {
        // The parts of a date are no inputs, whose Enter a browser takes for the form's.
        if (key === 'Enter' && target instanceof HTMLElement && target.role === 'spinbutton')
          form.current?.requestSubmit();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setRefused(isEmpty);
        if (isEmpty || isIncomplete) return;
        onFilter(id, typed);
        onDone?.();
      }}
    >
      {kind === 'size' && <SizeFilter {...{ label, error, locale }} value={sizes} onChange={setSizes} />}
      {kind === 'number' && (
        <NumberSpan {...{ filter, label, error, bounds }} onBounds={setBounds} words={words.spans} />
      )}
      {kind === 'date' && (
        <DateRangeField
          {...{ label, error, locale }}
          value={{ from, to }}
          onChange={(range) => setBounds([range.from, range.to])}
          onIncomplete={setIncomplete}
          {...(filter.bounds?.from !== undefined && { min: filter.bounds.from })}
          {...(filter.bounds?.to !== undefined && { max: filter.bounds.to })}
        />
      )}
      {isAlone ? (
        <Button type="submit">{words.applyFilter}</Button>
      ) : (
        // Enter applies all the same.
        <button type="submit" hidden>
          {words.applyFilter}
        </button>
      )}
    </Fields>
  );
}
