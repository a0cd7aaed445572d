import { formatNumber, PatternListEditor, type PatternListEditorProps } from '@archive-console/ui';
import { useHeld } from './use-held.ts';

export const patternWords: PatternListEditorProps['words'] = {
  list: (count) => `${formatNumber(count, 'en-US')} sender patterns`,
};

/** The editor with a memory for its list. */
export function HeldPatterns(props: PatternListEditorProps) {
  return <PatternListEditor {...props} {...useHeld(props.value, props.onChange)} />;
}
