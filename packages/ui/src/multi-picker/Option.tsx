import { Avatar } from '../avatar/Avatar.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Choice, Muted, Second, WithFace } from './MultiPicker.styles.ts';
import type { PickerTexts, PickOption } from './pick-types.ts';
import { whyNotChosen } from './why-not-chosen.ts';

/** Properties of {@link Option}. */
export interface OptionProps {
  /** Left out while it is on its way. */
  readonly option: PickOption | undefined;
  /** Its name until it is here. */
  readonly waiting: string;
  readonly isChosen: boolean;
  readonly onToggle: (option: PickOption) => void;
  readonly tabIndex: 0 | -1;
  readonly words: PickerTexts;
}

/** What can be chosen, why it cannot, or its place while it is on its way: one box, so that it keeps the focus. */
export function Option({ option, waiting, isChosen, onToggle, tabIndex, words }: OptionProps) {
  const isHere = option !== undefined;
  const whyNot = isHere ? whyNotChosen(option, words) : undefined;
  const said = whyNot === undefined ? option?.name : <Muted>{option?.name}</Muted>;
  const name =
    option?.face === true ? (
      <WithFace>
        <Avatar name={option.name} size="sm" />
        {said}
      </WithFace>
    ) : (
      said
    );
  return (
    <Choice data-faced={option?.face || undefined} data-off={!isHere || whyNot !== undefined || undefined}>
      <Checkbox
        label={isHere ? name : <Skeleton width="60%" />}
        aria-label={isHere ? undefined : waiting}
        aria-busy={!isHere || undefined}
        hint={isHere ? option.second && <Second>{option.second}</Second> : <Skeleton width="40%" />}
        checked={isHere && (option.already === true || isChosen)}
        disabledReason={whyNot && [option?.second, whyNot].filter(Boolean).join(' · ')}
        onChange={() => isHere && onToggle(option)}
        tabIndex={tabIndex}
      />
    </Choice>
  );
}
