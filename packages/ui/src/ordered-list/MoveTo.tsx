import { useState, type FormEvent } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { ExpandIcon } from '../icons.ts';
import { Inline } from '../inline/Inline.tsx';
import { LazyPart } from '../lazy-part/LazyPart.ts';
import { popoverPanel } from '../popover/popover-panel.ts';
import { usePanelTrigger } from '../popover/use-panel-trigger.ts';
import { TextField } from '../text-field/TextField.tsx';
import type { OrderedListWords } from './ordered-list-types.ts';
import { PositionNumber } from './OrderedList.styles.ts';
import { MoveForm } from './OrderedListPanel.styles.ts';

/** Properties of {@link MoveTo}. */
export interface MoveToProps {
  readonly name: string;
  /** Counted from 0. */
  readonly position: number;
  readonly total: number;
  readonly disabledReason: string | undefined;
  /** @param pressed keeps the focus while its row moves */
  readonly onMove: (position: number, pressed: HTMLElement | null) => void;
  readonly words: Required<OrderedListWords>;
}

/** The position of a row, which asks for another one when it is pressed. */
export function MoveTo({ name, position, total, disabledReason, onMove, words }: MoveToProps) {
  const { trigger, triggerProps, isOpen, close } = usePanelTrigger(popoverPanel);
  const move = (to: number): void => {
    close();
    if (to !== position) onMove(to, trigger.current);
  };
  const form = <PositionForm {...{ position, total, words }} onMove={move} />;
  return (
    <>
      <Button
        size="sm"
        disabledReason={disabledReason}
        aria-label={words.position(name, position + 1, total)}
        {...triggerProps}
      >
        <PositionNumber>{position + 1}</PositionNumber>
        <Icon of={ExpandIcon} size={14} />
      </Button>
      <LazyPart
        of={popoverPanel}
        wanted={isOpen}
        onFailed={close}
        props={() => ({
          title: words.moveTo(name),
          trigger,
          children: form,
          onClose: close,
        })}
      />
    </>
  );
}

function PositionForm({
  position,
  total,
  onMove,
  words,
}: Pick<MoveToProps, 'position' | 'total' | 'words'> & {
  readonly onMove: (position: number) => void;
}) {
  const [text, setText] = useState(String(position + 1));
  const [isWrong, setWrong] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    // React lets it rise to a form around the list, through the panel that floats.
    event.stopPropagation();
    const wanted = Number(text);
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= total) onMove(wanted - 1);
    else setWrong(true);
  }
  return (
    <MoveForm noValidate onSubmit={submit}>
      <TextField
        label={words.newPosition(total)}
        inputMode="numeric"
        autoComplete="off"
        // The panel was opened to give this number.
        {...{ autoFocus: true }}
        value={text}
        error={isWrong && words.noPosition(total)}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
      <Button type="submit" design="primary" size="sm">
        {words.move}
      </Button>
      <Inline>
        <Button size="sm" design="tertiary" onClick={() => onMove(0)}>
          {words.toTop}
        </Button>
        <Button size="sm" design="tertiary" onClick={() => onMove(total - 1)}>
          {words.toBottom}
        </Button>
      </Inline>
    </MoveForm>
  );
}
