import type { ReactNode } from 'react';
import { FieldGroup } from '../field/FieldGroup.tsx';
import { NumberField } from '../number-field/NumberField.tsx';
import type { ListFilter } from './list-types.ts';
import type { ListSpanWords } from './list-words.ts';
import { Bounds } from './SpanFields.styles.ts';

/** Properties of {@link NumberSpan}. */
export interface NumberSpanProps {
  readonly filter: ListFilter;
  readonly label: ReactNode;
  readonly error: string | undefined;
  /** Both bounds as numbers in text, empty for open. */
  readonly bounds: readonly string[];
  readonly onBounds: (change: (now: readonly string[]) => readonly string[]) => void;
  readonly words: ListSpanWords;
}

/** At least and at most how many; either may stay open. */
export function NumberSpan({ filter, label, error, bounds, onBounds, words }: NumberSpanProps) {
  const { unit, bounds: limits } = filter;
  const end = (place: 0 | 1) => ({
    label: place === 0 ? words.least : words.most,
    locale: words.locale,
    decimals: 3,
    ...(unit !== undefined && { unit }),
    ...(limits?.from !== undefined && { min: Number(limits.from) }),
    ...(limits?.to !== undefined && { max: Number(limits.to) }),
    value: (bounds[place] ?? '') === '' ? null : Number(bounds[place]),
    onChange: (value: number | null) =>
      onBounds(([from = '', to = '']) => [from, to].with(place, value === null ? '' : String(value))),
  });
  return (
    <FieldGroup label={label} error={error}>
      {() => (
        <Bounds>
          <NumberField {...end(0)} />
          <NumberField {...end(1)} />
        </Bounds>
      )}
    </FieldGroup>
  );
}
