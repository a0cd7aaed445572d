import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../icon/Icon.tsx';
import { CloseIcon } from '../icons.ts';
import { PageLocale } from '../lazy-part/PageLocale.tsx';
import { TextButton } from '../text-button/TextButton.tsx';
import { patternIds } from './pattern-list.ts';
import type { PatternListWords } from './pattern-list-types.ts';
import { DRAWN, patternWindow } from './pattern-window.ts';
import { Chip, Group, List, Pattern, Remove } from './PatternListEditor.styles.ts';

/** Properties of {@link PatternChips}. */
export interface PatternChipsProps {
  readonly patterns: readonly string[];
  /** What is wrong with each of them, in the same order. */
  readonly reasons: readonly (string | undefined)[];
  /** The pattern that is being changed in the field. */
  readonly edited: string | undefined;
  readonly isOff: boolean;
  readonly onEdit: (pattern: string) => void;
  readonly onRemove: (pattern: string, index: number) => void;
  readonly words: Required<PatternListWords>;
}

/**
 * The patterns of a list, each with its cross; of a long list those at its end, beside the field, and the way to the
 * others. The library moves the focus among them and takes them away.
 */
export function PatternChips({
  patterns,
  reasons,
  edited,
  isOff,
  onEdit,
  onRemove,
  words,
}: PatternChipsProps) {
  const keysId = useId();
  const list = useRef<HTMLDivElement>(null);
  const count = patterns.length;
  const [last, setLast] = useState(Infinity);
  const [known, setKnown] = useState(count);
  // What is added is seen; nothing moves where something is taken away.
  if (known !== count) {
    setKnown(count);
    if (count > known) setLast(Infinity);
  }
  const { start, end, places, earlier, later } = patternWindow(
    count,
    last,
    (place) => reasons[place] !== undefined,
  );
  const ids = patternIds(patterns);
  const removeById = (id: string) => {
    const index = ids.indexOf(id);
    onRemove(patterns[index] ?? '', index);
  };
  /** Draws others, and goes to the one that is next to those that were drawn. */
  const turnTo = (next: number, place: number) => {
    flushSync(() => setLast(next));
    list.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
  };
  /** The list has no box of its own that could take the focus, as the library would have it: back from its first one. */
  const leaveBackwards = ({ key, shiftKey, target }: KeyboardEvent<HTMLElement>) => {
    if (key !== 'Tab' || !shiftKey || !(target as Element).matches('[role="row"]')) return;
    list.current?.querySelector<HTMLElement>('[role="row"]')?.focus({ preventScroll: true });
  };
  return (
    <PageLocale>
      {earlier > 0 && (
        <TextButton onClick={() => turnTo(start, start - 1)}>{words.earlier(earlier)}</TextButton>
      )}
      {!isOff && (
        <span id={keysId} hidden>
          {words.keys}
        </span>
      )}
      <Group
        aria-label={words.list(count)}
        {...(!isOff && {
          'aria-describedby': keysId,
          onRemove: (keys: Set<string | number>) => removeById(String([...keys][0])),
        })}
      >
        {/* What was added or taken away is said below; the library would also say what comes into its place. */}
        <List
          ref={list}
          render={(drawn) => <div {...drawn} aria-live="off" onKeyDownCapture={leaveBackwards} />}
        >
          {places.map((place) => {
            const pattern = patterns[place] ?? '';
            const reason = reasons[place];
            return (
              <Chip
                key={ids[place]}
                id={ids[place] ?? pattern}
                textValue={reason === undefined ? pattern : words.invalid(pattern, reason)}
                data-place={place}
                data-wrong={reason === undefined ? undefined : true}
                data-edited={pattern === edited || undefined}
                data-off={isOff || undefined}
                // The keys are said once, of the list: the library says its own at every pattern.
                render={(drawn) => <div {...drawn} aria-describedby={undefined} />}
                {...(!isOff && { onAction: () => onEdit(pattern) })}
              >
                <Pattern>{pattern}</Pattern>
                {!isOff && (
                  <Remove slot="remove" aria-label={words.remove}>
                    <Icon of={CloseIcon} size={14} />
                  </Remove>
                )}
              </Chip>
            );
          })}
        </List>
      </Group>
      {later > 0 && <TextButton onClick={() => turnTo(end + DRAWN, end)}>{words.later(later)}</TextButton>}
    </PageLocale>
  );
}
