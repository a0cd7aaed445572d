import { useId, type ComponentProps } from 'react';
import { Icon, type IconShape } from '../icon/Icon.tsx';
import { ReasonBubble } from '../reason-bubble/ReasonBubble.tsx';
import { Legend } from '../field/ChoiceGroup.styles.ts';
import { Radio, Root, Segment, Track } from './SegmentedChoice.styles.ts';
import type { SegmentedChoiceSize } from './segmented-choice-sizes.ts';

/** One of the choices. */
export interface SegmentOption<Value extends string = string> {
  /** Distinguishes it from the others; the caller receives it. */
  readonly value: Value;
  /** One or two words. */
  readonly label: string;
  /** Drawn before the words. */
  readonly icon?: IconShape;
  /** Why it cannot be chosen now, in a sentence. It stays reachable and shows the reason. */
  readonly disabledReason?: string | undefined;
}

/** Properties of {@link SegmentedChoice}; native ones reach the `<fieldset>`. */
export interface SegmentedChoiceProps<Value extends string> extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange' | 'role'
> {
  /** What is chosen ("Period"). */
  readonly label: string;
  /** The label is announced only, because its surroundings say the same. @default false */
  readonly labelHidden?: boolean;
  /** Two to five, in the order they are shown. */
  readonly options: readonly SegmentOption<Value>[];
  /** The chosen one; the caller keeps it. */
  readonly value: Value;
  /** Called with the one that was chosen: it takes effect at once. */
  readonly onValue: (value: Value) => void;
  /** 28 or 34 px high. @default 'md' */
  readonly size?: SegmentedChoiceSize;
}

/**
 * One of two to five short choices that take effect at once and are all in view: the period of a chart, the height
 * of rows. Where there is no room the row wraps.
 *
 * - Do: keep every choice to one or two words.
 * - Don't: use it to lead to another page, which are `TabLinks`; for actions, which are a `ButtonGroup`; for choices
 *   that need a sentence each, which are `RadioCards`.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | reaches the chosen one |
 * | Arrows | choose the next or previous one |
 */
export function SegmentedChoice<Value extends string>({
  label,
  labelHidden = false,
  options,
  value,
  onValue,
  size = 'md',
  ...props
}: SegmentedChoiceProps<Value>) {
  const id = useId();
  return (
    <Root role="radiogroup" aria-label={labelHidden ? label : undefined} {...props}>
      {!labelHidden && <Legend>{label}</Legend>}
      <Track $size={size} $longest={Math.max(...options.map((option) => option.label.length))}>
        {options.map(({ value: own, label: words, icon, disabledReason }) => (
          <Segment key={own} $size={size}>
            <Radio
              type="radio"
              name={id}
              value={own}
              checked={own === value}
              aria-label={words}
              aria-disabled={disabledReason ? true : undefined}
              aria-describedby={disabledReason ? `${id}-${own}` : undefined}
              onChange={() => !disabledReason && onValue(own)}
            />
            {disabledReason && <ReasonBubble id={`${id}-${own}`}>{disabledReason}</ReasonBubble>}
            {icon && <Icon of={icon} size={16} />}
            {words}
          </Segment>
        ))}
      </Track>
    </Root>
  );
}
