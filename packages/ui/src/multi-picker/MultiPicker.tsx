import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useOpening } from '../dialog/use-opening.ts';
import { useHeldFocus } from '../focus-keeper/use-held-focus.ts';
import { FieldError } from '../field/FieldError.tsx';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import type { MultiPickerProps, PickOption } from './pick-types.ts';
import { type PastedLines, PasteList } from './PasteList.tsx';
import { PickList } from './PickList.tsx';
import { Root } from './MultiPicker.styles.ts';
import { whyNotChosen } from './why-not-chosen.ts';

/**
 * Chooses many from a list that the service searches, however long it is: only what is seen is in
 * the document and has to be read. The choice stays while the search text changes; a person who is
 * in already is marked; a list of names or addresses can be pasted, and what became of each line is
 * said.
 *
 * - Do: say of every option that cannot be chosen why; offer `paste` where people bring lists from elsewhere.
 * - Don't: use it for a handful of known options: those are check boxes; or for one: that is a `Combobox`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes from the search to the option that was last in use, then to the buttons |
 * | Arrow up, Arrow down | one option |
 * | Page up, Page down | as many options as are seen |
 * | Home, End | first and last option |
 * | Space | chooses an option, or takes it back |
 * | Esc | closes it |
 */
export function MultiPicker(props: MultiPickerProps) {
  const opening = useOpening(props.isOpen);
  // What was tried belongs to one opening.
  return <Picking key={opening} {...props} />;
}

function Picking({
  isOpen,
  onClose,
  title,
  query,
  onQuery,
  count,
  optionAt,
  onRange,
  status,
  failed,
  selected,
  onSelected,
  onConfirm,
  isBusy = false,
  error,
  paste,
  pasted,
  onPasted,
  words: own,
  ...props
}: MultiPickerProps) {
  const words = useUiWords('multiPicker', own);
  const [pasting, setPasting] = useState(false);
  const [tried, setTried] = useState(false);
  const choose = (next: readonly PickOption[]) => {
    setTried(false);
    onSelected(next);
  };
  const list = {
    query,
    onQuery,
    count,
    optionAt,
    onRange,
    status,
    failed,
    selected,
    words,
    onSelected: choose,
  };
  const lines = useRef<PastedLines>(null);
  // A pasted list is looked up for a while, and the choice may change in the meantime.
  const latest = useRef(selected);
  useLayoutEffect(() => {
    latest.current = selected;
  });
  const body = useRef<HTMLDivElement>(null);
  const show = (next: boolean) => {
    flushSync(() => setPasting(next));
    body.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  const add = (found: readonly PickOption[]) => {
    const chosen = new Set(latest.current.map(({ id }) => id));
    choose([
      ...latest.current,
      ...found.filter((option) => !chosen.has(option.id) && whyNotChosen(option, words) === undefined),
    ]);
  };
  const confirm = () => {
    if (selected.length > 0) onConfirm();
    // Who pasted names means those: they are looked up, and are chosen once they are found.
    else if (pasting && lines.current?.find() === true) setTried(false);
    else setTried(true);
  };
  return (
    <Dialog
      {...props}
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={!isBusy}
      title={title}
      words={words}
      actions={
        <>
          <Button onClick={() => !isBusy && onClose()}>{words.cancel}</Button>
          <Button design="primary" busy={isBusy} onClick={confirm}>
            {words.confirm(selected.length)}
          </Button>
        </>
      }
    >
      <Root ref={body} {...useHeldFocus()}>
        {pasting && paste ? (
          <PasteList
            ref={lines}
            paste={paste}
            text={pasted}
            onText={onPasted}
            onFound={add}
            onBack={() => show(false)}
            {...{ selected, words }}
            onSelected={choose}
          />
        ) : (
          <PickList {...list} {...(paste && { onPaste: () => show(true) })} />
        )}
        {tried && selected.length === 0 && (
          <div role="alert">
            <FieldError>{words.chooseFirst}</FieldError>
          </div>
        )}
        {error}
      </Root>
    </Dialog>
  );
}
