import { useReturnFocus } from '../dialog/use-return-focus.ts';
import { LazyPart } from '../lazy-part/LazyPart.ts';
import { palettePanel } from './palette-panel.ts';
import type { CommandPaletteProps } from './palette-types.ts';
import { useActAfterClose } from '../menu/use-act-after-close.ts';
import { useEarlyKeys } from './use-early-keys.ts';
import { usePaletteKey } from './use-palette-key.ts';

/**
 * One field that finds everything: pages, things and actions. It shows what the caller finds for what is typed, in the
 * caller's groups and order; before anything is typed, what was used last. Render it always and open it by `isOpen`:
 * its floating part comes in a file of its own when it is first needed.
 *
 * - Do: offer only what this reader may see and do; put the best group first; keep results that are here while more
 *   are on their way.
 * - Don't: make it the only way to anything; don't put into it what destroys without asking.
 *
 * | Key | Does |
 * |---|---|
 * | Ctrl K, ⌘ K | opens it anywhere on the page, and closes it |
 * | Arrow down, Arrow up | go through the results, while typing goes on |
 * | Enter | goes there or does it; the first result is ready at once; pressed before it is found, it is taken when it comes |
 * | Esc | empties the field; in an empty field closes it and gives the focus back |
 */
export function CommandPalette({ isOpen, onOpen, ...parts }: CommandPaletteProps) {
  useReturnFocus(isOpen);
  usePaletteKey(isOpen, onOpen, parts.onClose);
  useEarlyKeys({ isOpen, query: parts.query, onQuery: parts.onQuery });
  const onCloseAnd = useActAfterClose(isOpen, parts.onClose);
  return (
    <LazyPart
      of={palettePanel}
      wanted={isOpen}
      onFailed={parts.onClose}
      props={() => ({ ...parts, onCloseAnd })}
    />
  );
}
