import { useId } from 'react';
import type { FieldText } from '../field/field-text.ts';
import { FieldGroup, type FieldGroupElementProps } from '../field/FieldGroup.tsx';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { type ByteRange, rangeInBytes, type SizeRange } from './size-in-bytes.ts';
import { SizeBoundField } from './SizeBoundField.tsx';
import { Bounds, Room } from './SizeFilter.styles.ts';
import type { SizeFilterWords } from './size-filter-words.ts';

/** Properties of {@link SizeFilter}. */
export interface SizeFilterProps extends FieldText, FieldGroupElementProps {
  /** The bounds as they were typed: 1.5 Mb stays 1.5 Mb. */
  readonly value: SizeRange;
  /**
   * Called with what was typed, and what it is in bytes. A bound without an amount is open: null
   * bytes.
   */
  readonly onChange: (value: SizeRange, bytes: ByteRange) => void;
  /** How amounts are written and read, a BCP 47 tag. */
  readonly locale: string;
  /** Whether the bounds can only be read. @default false */
  readonly readOnly?: boolean;
  /** The group's id, to which an error summary leads. @default a generated one */
  readonly id?: string;
  /** Names of the bounds and of their units. @default those of the `UiWordsProvider` */
  readonly words?: SizeFilterWords | undefined;
}

/**
 * Between which two sizes something lies; each bound may stay open. What was typed is kept as it was typed, and given
 * in bytes beside it.
 *
 * - Do: refuse bounds with nothing between them (`isEmptyRange`) with an error that names both.
 * - Don't: use it for a size that is one number, as of a package: that is a select or a `NumberField`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes from amount to unit, then to the other bound |
 * | Arrow up, Arrow down | one more, one less; in the unit the next, the one before |
 */
export function SizeFilter({
  value,
  onChange,
  locale,
  readOnly = false,
  disabledReason,
  id,
  words: own,
  ...text
}: SizeFilterProps) {
  const words = useUiWords('sizeFilter', own);
  const generated = useId();
  const groupId = id ?? generated;
  const change = (next: SizeRange) => onChange(next, rangeInBytes(next));
  return (
    <FieldGroup {...text} disabledReason={disabledReason} id={groupId}>
      {({ describedBy }) => {
        const shared = {
          locale,
          units: words.units,
          isInvalid: Boolean(text.error),
          isReadOnly: readOnly || Boolean(disabledReason),
          isDisabled: Boolean(disabledReason),
          describedBy,
        };
        return (
          <Room>
            <Bounds>
              <SizeBoundField
                {...shared}
                id={`${groupId}-more`}
                label={words.moreThan}
                unitLabel={words.moreThanUnit}
                value={value.moreThan}
                onChange={(moreThan) => change({ ...value, moreThan })}
              />
              <SizeBoundField
                {...shared}
                id={`${groupId}-less`}
                label={words.lessThan}
                unitLabel={words.lessThanUnit}
                value={value.lessThan}
                onChange={(lessThan) => change({ ...value, lessThan })}
              />
            </Bounds>
          </Room>
        );
      }}
    </FieldGroup>
  );
}
