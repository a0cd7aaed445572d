import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { addPatterns, splitPatterns } from './pattern-list.ts';
import type { PatternListEditorProps, PatternListWords } from './pattern-list-types.ts';

interface Options extends Required<
  Pick<PatternListEditorProps, 'value' | 'onChange' | 'keyOf' | 'separators'>
> {
  readonly words: Required<PatternListWords>;
}

/**
 * What is typed into the field of a list of patterns, which pattern is being changed, and what became of it. The text
 * stays in the field itself: a key draws nothing, however many patterns there are.
 */
export function usePatternEntry({ value, onChange, keyOf, separators, words }: Options) {
  const input = useRef<HTMLInputElement>(null);
  const [edited, setEdited] = useState<string | undefined>(undefined);
  const [report, setReport] = useState('');

  useEffect(() => {
    if (document.activeElement !== input.current) return undefined;
    // The list scrolls: what is added to it would push the field out of sight. The library draws it a while later.
    const frame = requestAnimationFrame(() => input.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [value.length]);

  const textNow = () => input.current?.value ?? '';
  function setText(text: string) {
    if (input.current) input.current.value = text;
  }

  function say({ added, duplicates }: { added: readonly string[]; duplicates: readonly string[] }) {
    const parts = [
      added.length > 0 && words.added(added.length),
      duplicates.length > 0 && words.duplicates(duplicates),
    ];
    setReport(parts.filter(Boolean).join(' '));
  }

  function add(incoming: readonly string[]) {
    const result = addPatterns(value, incoming, keyOf);
    if (result.added.length > 0) onChange(result.patterns);
    say(result);
  }

  /** The pattern being changed gives its place to what was typed; to nothing, where nothing was. */
  function replace(pattern: string) {
    // It may hold what divides patterns here: unchanged, it is not cut.
    if (textNow() === pattern) return setReport('');
    const others = value.filter((other) => other !== pattern);
    const incoming = splitPatterns(textNow(), separators);
    const result = addPatterns(others, incoming, keyOf);
    const place = value.indexOf(pattern);
    if (incoming[0] !== pattern || incoming.length > 1)
      onChange([...others.slice(0, place), ...result.added, ...others.slice(place)]);
    if (incoming.length === 0) setReport(words.removed(pattern));
    else if (result.duplicates.length > 0) say({ added: [], duplicates: result.duplicates });
    else setReport('');
  }

  function commit() {
    if (edited !== undefined && value.includes(edited)) replace(edited);
    else {
      const incoming = splitPatterns(textNow(), separators);
      if (incoming.length > 0) add(incoming);
    }
    setEdited(undefined);
    setText('');
  }

  return {
    input,
    edited,
    report,
    commit,
    edit(pattern: string) {
      commit();
      setText(pattern);
      setEdited(pattern);
      setReport(words.editing(pattern));
      input.current?.focus();
    },
    remove(pattern: string, index: number) {
      onChange(value.filter((_pattern, other) => other !== index));
      setReport(words.removed(pattern));
      if (value.length === 1) input.current?.focus();
    },
    type(typed: string) {
      const isEnded = separators.some((separator) => typed.endsWith(separator));
      if (edited === undefined && isEnded && splitPatterns(typed, separators).length > 0) {
        add(splitPatterns(typed, separators));
        setText('');
      }
    },
    paste(event: ClipboardEvent<HTMLInputElement>) {
      const incoming = splitPatterns(event.clipboardData.getData('text'), separators);
      if (incoming.length < 2) return;
      event.preventDefault();
      add(incoming);
    },
    /** Whether the key was for the list. */
    press(event: KeyboardEvent<HTMLInputElement>): boolean {
      // A key that only ends the composition of a character is not ours.
      if (event.nativeEvent.isComposing) return false;
      const text = textNow();
      // Enter ends a pattern. Pressed once more, it does not send the form around the list with what it holds so far.
      if (event.key === 'Enter') commit();
      else if (event.key === 'Escape' && (text !== '' || edited !== undefined)) {
        setEdited(undefined);
        setText('');
        setReport('');
        event.stopPropagation();
      } else return false;
      event.preventDefault();
      return true;
    },
  };
}
