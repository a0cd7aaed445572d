import { Kbd } from '../kbd/Kbd.tsx';
import { Foot, Hint, Hints, State } from './PalettePanel.styles.ts';
import type { PaletteParts, PaletteWords } from './palette-types.ts';

/** Properties of {@link PaletteFoot}. */
export interface PaletteFootProps extends Pick<PaletteParts, 'query'> {
  readonly words: Required<PaletteWords>;
  readonly count: number;
  readonly isLoading: boolean;
}

/** How the search stands, announced too, and what the keys do. */
export function PaletteFoot({ query, count, isLoading, words }: PaletteFootProps) {
  const typed = query.trim();
  const untyped = count === 0 ? words.start : '';
  const found = count === 0 ? words.empty(typed) : words.count(count);
  const outcome = typed === '' ? untyped : found;
  return (
    <Foot data-alone={count === 0 || undefined}>
      <State>{isLoading ? words.loading : outcome}</State>
      <Hints>
        {words.hints.map(({ keys, does }) => (
          <Hint key={keys}>
            <Kbd>{keys}</Kbd> {does}
          </Hint>
        ))}
      </Hints>
    </Foot>
  );
}
