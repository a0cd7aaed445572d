import { useEffect, useEffectEvent } from 'react';
import { Button } from '../button/Button.tsx';
import { useHeldFocus } from '../focus-keeper/use-held-focus.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CloseIcon } from '../icons.ts';
import { MenuButton } from '../menu/MenuButton.tsx';
import type { MenuItem } from '../menu/menu-content.ts';
import { TextButton } from '../text-button/TextButton.tsx';
import { Count, Actions, ActionsMenu, Root } from './BulkBar.styles.ts';
import type { AllListWords } from './list-words.ts';

/** Properties of {@link BulkBar}. */
export interface BulkBarProps {
  readonly count: number;
  readonly totalRows: number;
  readonly actions: readonly MenuItem[];
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
  readonly words: AllListWords;
}

/** The bar that rises while rows are chosen: how many, all that match, the actions, and the way out. */
export function BulkBar({ count, totalRows, actions, onSelectAll, onClear, words }: BulkBarProps) {
  const clear = useEffectEvent(onClear);
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (isEscapeOfPage(event)) clear();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <Root {...useHeldFocus()} aria-label={words.bulkActions} data-bulk-bar="" data-toast-keep-off="">
      <Count>{words.selected(count)}</Count>
      {count < totalRows && (
        <TextButton onClick={onSelectAll}>{words.selectAllMatching(totalRows)}</TextButton>
      )}
      {actions.length > 0 && (
        <>
          <Actions>
            {actions.map(({ id, label, icon, tone, disabledReason, onAction }) => (
              <Button
                key={id}
                design="tertiary"
                size="sm"
                tone={tone === 'danger' ? 'danger' : 'neutral'}
                {...(icon && { icon })}
                disabledReason={disabledReason}
                onClick={onAction}
              >
                {label}
              </Button>
            ))}
          </Actions>
          <ActionsMenu>
            <MenuButton
              design="secondary"
              size="sm"
              label={words.bulkActions}
              items={actions}
              placement="top end"
            />
          </ActionsMenu>
        </>
      )}
      <IconButton size="sm" icon={CloseIcon} label={words.clearSelection} onClick={onClear} />
    </Root>
  );
}

/** What closes itself with Escape, or is emptied by it. */
const TAKES_ESCAPE = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether Escape was pressed where nothing else takes it. */
function isEscapeOfPage({ key, target, defaultPrevented }: globalThis.KeyboardEvent): boolean {
  if (key !== 'Escape' || defaultPrevented || document.querySelector(TAKES_ESCAPE) !== null) return false;
  return !(target instanceof HTMLInputElement && target.type !== 'checkbox');
}
