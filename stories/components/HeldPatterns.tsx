import { PatternListEditor, type PatternListEditorProps } from '@archive-console/ui';
import { useHeld } from './use-held.ts';

const number = new Intl.NumberFormat('en-US');

export const patternWords: PatternListEditorProps['words'] = {
  list: (count) => `${number.format(count)} sender patterns`,
  keys: 'Enter changes a pattern, Delete removes it.',
  earlier: (count) => `Show earlier patterns (${number.format(count)})`,
  later: (count) => `Show later patterns (${number.format(count)})`,
  remove: 'Remove',
  removed: (pattern) => `${pattern} is removed.`,
  editing: (pattern) => `${pattern} is in the field. Enter puts it back.`,
  added: (count) => (count === 1 ? '1 pattern added.' : `${number.format(count)} patterns added.`),
  duplicates: (patterns) => `In the list already: ${patterns.join(', ')}.`,
  invalid: (pattern, reason) => `“${pattern}”: ${reason}`,
  moreInvalid: (count) => `${count} more are not right.`,
};

/** The editor with a memory for its list. */
export function HeldPatterns(props: PatternListEditorProps) {
  return <PatternListEditor {...props} {...useHeld(props.value, props.onChange)} />;
}
