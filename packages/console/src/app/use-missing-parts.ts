import { whenPartFails } from '@archive-console/ui';
import { useEffect } from 'react';
import { fallbackWords } from '#shared/i18n/fallback-words.ts';
import { ensureWords, hasWords } from '#shared/i18n/i18n.ts';
import { useServices } from '#shared/runtime/services.ts';

/**
 * Says why a menu, panel or dialog that was opened is not there: its file could not be fetched. Where its words cannot
 * be fetched either, the few that are always there say it.
 */
export function useMissingParts(): void {
  const { i18n, toasts } = useServices();
  useEffect(() => {
    const report = async () => {
      await ensureWords(i18n, 'home').catch(() => undefined);
      const t = i18n.getFixedT(null, 'home');
      const { failed, text } = fallbackWords(i18n.language);
      toasts.show(
        hasWords(i18n, 'home')
          ? { tone: 'error', title: t('missingPart.title'), text: t('missingPart.text') }
          : { tone: 'error', title: failed, text },
      );
    };
    return whenPartFails(() => void report());
  }, [i18n, toasts]);
}
