import { formatNumber, PatternListEditor, type PatternListEditorProps } from '@archive-console/ui';
import { useHeld } from './use-held.ts';

export const patternWords: PatternListEditorProps['words'] = {
  list: (count) => `${formatNumber(count, 'en-US')} sender patterns`,
  keys: 'Enter changes a pattern, Delete removes it.',
  earlier: (count) => `Show earlier patterns (${formatNumber(count, 'en-US')})`,
  later: (count) => `Show later patterns (${formatNumber(count, 'en-US')})`,
  remove: 'Remove',
  removed: (pattern) => `${pattern} is removed.`,
  editing: (pattern) => `${pattern} is in the field. Enter puts it back.`,
  added: (count) => (count === 1 ? '1 pattern added.' : `${formatNumber(count, 'en-US')} patterns added.`),
  duplicates: (patterns) => `In the list already: ${patterns.join(', ')}.`,
  invalid: (pattern, reason) => `“${pattern}”: ${reason}`,
  moreInvalid: (count) => `${count} more are not right.`,
};

/** The editor with a memory for its list. */
export function HeldPatterns(props: PatternListEditorProps) {
  return <PatternListEditor {...props} {...useHeld(props.value, props.onChange)} />;
}
