import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Inline } from '../inline/Inline.tsx';
import { Textarea } from '../textarea/Textarea.tsx';
import type { MultiPickerProps, PasteResult, PickerWords, PickOption } from './pick-types.ts';
import { NotFound, Result } from './MultiPicker.styles.ts';

/** Properties of {@link PasteList}. */
export interface PasteListProps {
  readonly paste: NonNullable<MultiPickerProps['paste']>;
  readonly onFound: (found: readonly PickOption[]) => void;
  readonly onBack: () => void;
  readonly words: PickerWords;
}

/** A list from elsewhere, one name a line: what was found is chosen, the rest is named and stays in the field. */
export function PasteList({ paste, onFound, onBack, words }: PasteListProps) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<PasteResult | undefined>(undefined);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const lines = text
    .split(/[\n;,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

  async function find() {
    const { signal } = (controller.current = new AbortController());
    setBusy(true);
    try {
      const found = await paste(lines, signal);
      if (signal.aborted) return;
      onFound(found.found);
      setResult(found);
      setText([...found.notFound, ...(found.unread?.lines ?? [])].join('\n'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Textarea
        label={words.pasteList}
        hint={words.pasteHint}
        rows={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Inline>
        <Button onClick={onBack}>{words.pasteBack}</Button>
        <Button busy={busy} onClick={() => lines.length > 0 && void find()}>
          {words.pasteFind}
        </Button>
      </Inline>
      <Result role="status">
        {result && words.pasteFound(result.found.length)}
        {result && result.notFound.length > 0 && (
          <NotFound>{words.pasteNotFound(result.notFound.length)}</NotFound>
        )}
        {result?.unread && <NotFound>{result.unread.text}</NotFound>}
      </Result>
    </>
  );
}
