import { type ReactNode, useContext, useMemo } from 'react';
import { UiWordsContext } from './ui-words-context.ts';
import type { UiWordsGetters } from './ui-words.ts';

/** Properties of {@link UiWordsProvider}. */
export interface UiWordsProviderProps {
  /** The words by component. Keep it the same between renders: another one draws every component anew that has words. */
  readonly words: Partial<UiWordsGetters>;
  /** Where they are said. */
  readonly children?: ReactNode;
}

/**
 * Says once what components say everywhere in the same words (*Close*, *Copied*, *Sort ascending*):
 * a component gets them from here unless its `words` say otherwise. One inside another adds groups,
 * or replaces them: a frame that is fetched later brings its words along. A component that reads a
 * missing word throws an error that names both.
 *
 * - Do: give the words once, at the root of the application, in the reader's language; make them anew where that changes.
 * - Don't: say in it what depends on a noun, a row or a screen: that is the component's own `words`.
 */
export function UiWordsProvider({ words, children }: UiWordsProviderProps) {
  const outer = useContext(UiWordsContext);
  const all = useMemo(() => ({ ...outer, ...words }), [outer, words]);
  return <UiWordsContext value={all}>{children}</UiWordsContext>;
}
