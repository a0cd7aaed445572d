import { useEffect, useState } from 'react';

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
      await navigator.clipboard.writeText(text);
      setCopied(true);
    },
  };
}
