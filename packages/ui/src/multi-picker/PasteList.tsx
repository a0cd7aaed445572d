import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Inline } from '../inline/Inline.tsx';
import { Textarea } from '../textarea/Textarea.tsx';
import { Chosen } from './Chosen.tsx';
import { PasteOutcome } from './PasteOutcome.tsx';
import type { MultiPickerProps, PasteResult, PickerTexts, PickOption } from './pick-types.ts';

/** The lines that stand in the field. */
export interface PastedLines {
  /** Looks them up. `false` where there are none. */
  find(): boolean;
}

/** Properties of {@link PasteList}. */
export interface PasteListProps extends Pick<MultiPickerProps, 'selected' | 'onSelected'> {
  readonly ref: Ref<PastedLines>;
  readonly words: PickerTexts;
  readonly paste: NonNullable<MultiPickerProps['paste']>;
  /** What stands in the field. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onFound: (found: readonly PickOption[]) => void;
  readonly onBack: () => void;
}

/** A list from elsewhere, one name a line: what can be chosen is, and of the rest it is said why not. */
export function PasteList({
  ref,
  paste,
  text,
  onText,
  onFound,
  onBack,
  selected,
  onSelected,
  words,
}: PasteListProps) {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<PasteResult | undefined>(undefined);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

  async function find() {
    const { signal } = (controller.current = new AbortController());
    setBusy(true);
    try {
      const answer = await paste(lines, signal);
      if (signal.aborted) return;
      const found = [...new Map(answer.found.map((option) => [option.id, option])).values()];
      onFound(found);
      setResult({ ...answer, found });
      onText([...answer.notFound, ...(answer.failed?.lines ?? [])].join('\n'));
    } finally {
      setBusy(false);
    }
  }

  useImperativeHandle(ref, () => ({
    find() {
      if (lines.length > 0 && !busy) void find();
      return lines.length > 0;
    },
  }));

  return (
    <>
      <Textarea
        label={words.pasteList}
        hint={words.pasteHint}
        rows={6}
        value={text}
        readOnly={busy}
        onChange={(event) => onText(event.target.value)}
      />
      <Inline>
        <Button onClick={onBack}>{words.pasteBack}</Button>
        <Button busy={busy} onClick={() => lines.length > 0 && void find()}>
          {words.pasteFind}
        </Button>
      </Inline>
      <PasteOutcome result={result} words={words} />
      <Chosen selected={selected} onSelected={onSelected} words={words} />
    </>
  );
}
