import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';

/** Whether something was just copied, and the deed. Forgets after two seconds. */
export function useCopy(text: string): { readonly copied: boolean; readonly copy: () => Promise<void> } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  return {
    copied,
    async copy() {
      setCopied(await copyText(text));
    },
  };
}
