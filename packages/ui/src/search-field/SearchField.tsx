import { useId, useImperativeHandle, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import type { ControlSize } from '../field/control-sizes.ts';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CloseIcon, SearchIcon } from '../icons.ts';
import { ReasonBubble } from '../reason-bubble/ReasonBubble.tsx';
import { Leading } from '../text-field/TextField.styles.ts';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { clearInput } from './clear-input.ts';
import type { SearchFieldWords } from './search-field-words.ts';
import { Clear, Input, Root } from './SearchField.styles.ts';

/** Properties of {@link SearchField}; native ones reach the `<input>`. */
export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'aria-label' | 'disabled'> {
  /** What is searched, for screen readers. */
  readonly label: string;
  /** What the button that empties the field is called. @default those of the `UiWordsProvider` */
  readonly words?: SearchFieldWords | undefined;
  /** 34 or 38 px high. @default 'md' */
  readonly controlSize?: ControlSize;
  /** As wide as its surroundings, as in a dialog. @default false */
  readonly fullWidth?: boolean;
  /**
   * Why nothing can be searched for now, in a sentence. Shown on hover, focus and press; what is in the field stays
   * readable, and the field in the tab order.
   */
  readonly disabledReason?: string | undefined;
}

/**
 * Searches while one types. `onChange` hears the clearing too, as an ordinary change to the empty text.
 *
 * - Do: search while one types.
 * - Don't: use it to enter a value that is saved.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches it, also while it is disabled; then the button that empties it |
 * | Esc | Empties the field; in an empty field it is left to what lies around it |
 */
export function SearchField({
  label,
  words: own,
  controlSize = 'md',
  fullWidth = false,
  placeholder = ' ',
  disabledReason,
  onKeyDown,
  ref,
  ...props
}: SearchFieldProps) {
  const words = useUiWords('searchField', own);
  const input = useRef<HTMLInputElement>(null);
  const reasonId = useId();
  const isFixed = Boolean(disabledReason || props.readOnly);
  const described = [disabledReason && reasonId, props['aria-describedby']].filter(Boolean).join(' ');
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  function clearOnEscape(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented || isFixed || !event.currentTarget.value) return;
    event.preventDefault();
    event.stopPropagation();
    clearInput(event.currentTarget);
  }
  return (
    <Root $fullWidth={fullWidth}>
      <Leading>
        <Icon of={SearchIcon} size={16} />
      </Leading>
      <Input
        type="search"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        $large={controlSize === 'lg'}
        onKeyDown={clearOnEscape}
        {...props}
        ref={input}
        readOnly={isFixed}
        aria-describedby={described || undefined}
        aria-disabled={disabledReason ? true : undefined}
      />
      {disabledReason && <ReasonBubble id={reasonId}>{disabledReason}</ReasonBubble>}
      {!isFixed && (
        <Clear>
          <IconButton
            size="xs"
            icon={CloseIcon}
            label={words.clear}
            onClick={() => clearInput(input.current)}
          />
        </Clear>
      )}
    </Root>
  );
}
