import { copyText } from '@archive-console/ui';
import { useCallback } from 'react';
import { useServices } from '#shared/runtime/services.ts';

interface CopyWords {
  done: string;
  /** Where the browser does not let it: the text is then shown. */
  refused: string;
}

/** Copies a text from a menu, and says what became of it. */
export function useCopyText(): (text: string, words: CopyWords) => Promise<void> {
  const { toasts } = useServices();
  return useCallback(
    async (text, { done, refused }) => {
      if (await copyText(text)) toasts.show({ tone: 'success', title: done });
      else toasts.show({ tone: 'warning', title: refused, text });
    },
    [toasts],
  );
}
