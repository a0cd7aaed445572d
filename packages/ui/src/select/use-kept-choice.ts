import { useRef, type ComponentProps } from 'react';

type Select = ComponentProps<'select'>;
type Heard = Pick<Select, 'onFocus' | 'onMouseDown' | 'onKeyDown' | 'onChange'>;

/** The keys that open a native select or step through it. */
const choosing = /^(.|Arrow\w+|Page\w+|Home|End|Enter|F4)$/;

/**
 * Keeps what is chosen in a native select that is off, which knows no read-only state, and leaves it in the tab order:
 * what would open it is swallowed, and a choice made in another way (in the list of a telephone) is taken back.
 */
export function useKeptChoice({
  'aria-disabled': isKept,
  onFocus,
  onMouseDown,
  onKeyDown,
  onChange,
}: Heard & Pick<Select, 'aria-disabled'>) {
  const chosen = useRef('');
  return {
    onFocus(event) {
      chosen.current = event.currentTarget.value;
      onFocus?.(event);
    },
    onMouseDown(event) {
      onMouseDown?.(event);
      if (!isKept) return;
      event.preventDefault();
      event.currentTarget.focus();
    },
    onKeyDown(event) {
      onKeyDown?.(event);
      const isOfThePage = event.ctrlKey || event.metaKey;
      if (isKept && !isOfThePage && choosing.test(event.key)) event.preventDefault();
    },
    onChange(event) {
      if (isKept) {
        event.currentTarget.value = chosen.current;
        return;
      }
      chosen.current = event.currentTarget.value;
      onChange?.(event);
    },
  } satisfies Heard;
}
