import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import type { MultiPickerProps } from './pick-types.ts';
import { PasteList } from './PasteList.tsx';
import { PickList } from './PickList.tsx';
import { Root } from './MultiPicker.styles.ts';

/**
 * Chooses many from a list that the service searches. The choice stays while the search text changes; whoever is in
 * already is marked; a list of names or addresses can be pasted, and what was not found is named.
 *
 * Keyboard: Tab goes from search to options to buttons; Space chooses; Enter in the search field does not confirm.
 */
export function MultiPicker({
  isOpen,
  onClose,
  title,
  query,
  onQuery,
  options,
  status,
  failed,
  hasMore,
  onMore,
  selected,
  onSelected,
  onConfirm,
  isBusy = false,
  error,
  paste,
  words,
  ...props
}: MultiPickerProps) {
  const list = { query, onQuery, options, status, failed, hasMore, onMore, selected, onSelected, words };
  const [pasting, setPasting] = useState(false);
  const add = (found: MultiPickerProps['options']) => {
    const chosen = new Set(selected.map(({ id }) => id));
    onSelected([
      ...selected,
      ...found.filter(({ id, already, disabledReason }) => !chosen.has(id) && !already && !disabledReason),
    ]);
  };
  return (
    <Dialog
      {...props}
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={!isBusy}
      title={title}
      words={{ close: words.close }}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            design="primary"
            busy={isBusy}
            disabledReason={selected.length === 0 ? words.chooseFirst : undefined}
            onClick={onConfirm}
          >
            {words.confirm(selected.length)}
          </Button>
        </>
      }
    >
      <Root>
        {pasting && paste ? (
          <PasteList paste={paste} onFound={add} onBack={() => setPasting(false)} words={words} />
        ) : (
          <PickList {...list} {...(paste && { onPaste: () => setPasting(true) })} />
        )}
        {error}
      </Root>
    </Dialog>
  );
}
