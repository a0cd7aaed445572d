import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { SearchIcon } from '../icons.ts';
import { Kbd } from '../kbd/Kbd.tsx';
import { Root } from './PaletteButton.styles.ts';
import { palettePanel } from './palette-panel.ts';

/** Properties of {@link PaletteButton}; native ones reach the `<button>`. */
export interface PaletteButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What the palette is called ("Search or jump to"). Under 640 px it is only announced. */
  readonly label: string;
  /** The keys that open it, as they are printed ("Ctrl K"). */
  readonly shortcut: string;
}

/**
 * Opens the `CommandPalette` from the top bar; looks like the field that it opens. Under 640 px only the drawing is
 * left.
 *
 * - Do: put it first at the end of the `TopBar`.
 * - Don't: use it for the search of a list, which is a `SearchField`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Ctrl K, ⌘ K | Opens the palette from anywhere on the page, by the `CommandPalette` |
 * | Enter, Space | Opens it from the button |
 */
export function PaletteButton({ label, shortcut, onPointerEnter, ...props }: PaletteButtonProps) {
  return (
    <Root
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={(event) => {
        palettePanel.load().catch(() => undefined);
        onPointerEnter?.(event);
      }}
      {...props}
    >
      <Icon of={SearchIcon} size={16} />
      <span>{label}</span>
      <Kbd aria-hidden>{shortcut}</Kbd>
    </Root>
  );
}
