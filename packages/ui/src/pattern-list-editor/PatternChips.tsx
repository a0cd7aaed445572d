import { Icon } from '../icon/Icon.tsx';
import { CloseIcon } from '../icons.ts';
import { PageLocale } from '../lazy-part/PageLocale.tsx';
import { patternIds } from './pattern-list.ts';
import type { PatternListWords } from './pattern-list-types.ts';
import { Chip, Group, List, Pattern, Remove } from './PatternListEditor.styles.ts';

/** Properties of {@link PatternChips}. */
export interface PatternChipsProps {
  readonly patterns: readonly string[];
  /** What is wrong with a pattern. */
  readonly mistakeOf: (pattern: string) => string | undefined;
  /** The pattern that is being changed in the field. */
  readonly edited: string | undefined;
  readonly isOff: boolean;
  readonly onEdit: (pattern: string) => void;
  readonly onRemove: (pattern: string, index: number) => void;
  readonly words: PatternListWords;
}

/** The patterns of a list, each with its cross. The library moves the focus among them and takes them away. */
export function PatternChips({
  patterns,
  mistakeOf,
  edited,
  isOff,
  onEdit,
  onRemove,
  words,
}: PatternChipsProps) {
  const ids = patternIds(patterns);
  const removeById = (id: string) => {
    const index = ids.indexOf(id);
    onRemove(patterns[index] ?? '', index);
  };
  return (
    <PageLocale>
      <Group
        aria-label={words.list(patterns.length)}
        {...(!isOff && { onRemove: (keys: Set<string | number>) => removeById(String([...keys][0])) })}
      >
        <List>
          {patterns.map((pattern, index) => {
            const mistake = mistakeOf(pattern);
            return (
              <Chip
                key={ids[index]}
                id={ids[index] ?? pattern}
                textValue={mistake === undefined ? pattern : words.invalid(pattern, mistake)}
                data-wrong={mistake === undefined ? undefined : true}
                data-edited={pattern === edited || undefined}
                data-off={isOff || undefined}
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
    </PageLocale>
  );
}
