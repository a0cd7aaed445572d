import { useImperativeHandle, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { Field } from '../field/Field.tsx';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { PatternChips } from './PatternChips.tsx';
import type { PatternListEditorProps } from './pattern-list-types.ts';
import { PatternMistakes } from './PatternMistakes.tsx';
import { Box, Entry, HintLine, Report } from './PatternListEditor.styles.ts';
import { usePatternEntry } from './use-pattern-entry.ts';

const commonSeparators = [',', ';'] as const;
const itself = (pattern: string): string => pattern;
const nothingWrong = (): undefined => undefined;

/**
 * A list of short texts that are written by hand: patterns of a rule, addresses, domains. Each is typed and ended with
 * Enter, or many are pasted at once. What is wrong stays in the list, marked and explained, so that it can be mended;
 * what is there already is left out and named. A press on a pattern takes it back into the field. Of thousands, the
 * hundred at the end are drawn and whatever is wrong, with a way to the others.
 *
 * - Do: validate every pattern with a sentence that says what to do; save only when none is wrong.
 * - Do: leave `,` out of `separators` where it can be part of a pattern, as in a subject.
 * - Don't: use it to choose from what exists: that is a `MultiPicker`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter, or a separator | adds what is typed, or puts the changed pattern back; never sends the form around it |
 * | Escape | drops what is typed; the pattern being changed stays as it was |
 * | Backspace, Arrow left (in an empty field) | goes to the last pattern |
 * | Arrow keys, Home, End (on a pattern) | go to another one |
 * | Enter (on a pattern) | takes it into the field to change it |
 * | Delete, Backspace (on a pattern) | takes it away |
 */
export function PatternListEditor({
  label,
  labelAside,
  hint,
  error,
  value,
  onChange,
  validate = nothingWrong,
  keyOf = itself,
  separators = commonSeparators,
  empty,
  disabledReason,
  readOnly = false,
  words: own,
  onBlur,
  onKeyDown,
  onPaste,
  ref,
  ...props
}: PatternListEditorProps) {
  const words = useUiWords('patternListEditor', own);
  const box = useRef<HTMLDivElement>(null);
  const entry = usePatternEntry({ value, onChange, keyOf, separators, words });
  useImperativeHandle(ref, () => entry.input.current as HTMLInputElement, [entry.input]);
  const isFixed = Boolean(disabledReason) || readOnly;
  const reasons = value.map((pattern) => validate(pattern));
  const mistakes = value.flatMap((pattern, place) => {
    const reason = reasons[place];
    return reason === undefined ? [] : [{ place, pattern, reason }];
  });
  const isWrong = Boolean(error) || mistakes.length > 0;

  function press(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.defaultPrevented || isFixed || entry.press(event)) return;
    if ((event.key !== 'Backspace' && event.key !== 'ArrowLeft') || event.currentTarget.value !== '') return;
    const chips = box.current?.querySelectorAll<HTMLElement>('[role="row"]') ?? [];
    chips[chips.length - 1]?.focus();
  }

  function focusEntry(event: MouseEvent<HTMLDivElement>) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    entry.input.current?.focus();
  }

  return (
    <Field
      {...{ label, labelAside, disabledReason }}
      hint={
        value.length === 0 && empty ? (
          <>
            <HintLine>{empty}</HintLine>
            {hint && <HintLine>{hint}</HintLine>}
          </>
        ) : (
          hint
        )
      }
      error={isWrong && <PatternMistakes {...{ error, mistakes, words }} />}
      id={props.id}
      required={props.required}
      describedBy={props['aria-describedby']}
    >
      {({ required, ...control }) => (
        <>
          <Box
            ref={box}
            data-invalid={isWrong || undefined}
            data-off={isFixed || undefined}
            onMouseDown={focusEntry}
          >
            {value.length > 0 && (
              <PatternChips
                patterns={value}
                reasons={reasons}
                edited={entry.edited}
                isOff={isFixed}
                onEdit={entry.edit}
                onRemove={entry.remove}
                words={words}
              />
            )}
            <Entry
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="done"
              {...props}
              {...control}
              ref={entry.input}
              aria-required={required}
              required={undefined}
              readOnly={isFixed}
              placeholder={isFixed ? undefined : props.placeholder}
              onChange={(event) => entry.type(event.target.value)}
              onPaste={(event) => {
                onPaste?.(event);
                if (!isFixed && !event.defaultPrevented) entry.paste(event);
              }}
              onKeyDown={press}
              onBlur={(event) => {
                onBlur?.(event);
                entry.commit();
              }}
            />
          </Box>
          <Report role="status">{entry.report}</Report>
        </>
      )}
    </Field>
  );
}
