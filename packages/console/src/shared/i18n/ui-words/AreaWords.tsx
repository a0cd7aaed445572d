import { UiWordsProvider } from '@archive-console/ui';
import { Outlet, useOutletContext } from 'react-router';
import { useServices } from '#shared/runtime/services.ts';
import { createAreaWords } from './area-words.ts';
import { useUiWordsFrom } from './use-ui-words-from.ts';

/**
 * A route around the pages of an area with charts, pickers, editors or records: the words of such components come with
 * the area, not with the frame of every page. The area names their file, `components`, beside its own.
 */
export function AreaWords() {
  const words = useUiWordsFrom(createAreaWords, useServices().i18n);
  return (
    <UiWordsProvider words={words}>
      {/* What the layout hands to its pages passes through. */}
      <Outlet context={useOutletContext()} />
    </UiWordsProvider>
  );
}
