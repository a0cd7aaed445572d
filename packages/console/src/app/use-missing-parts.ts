import { whenPartFails } from '@archive-console/ui';
import { useEffect } from 'react';
import { bareWords } from '#shared/bare-words.ts';
import { ensureWords, hasWords } from '#shared/i18n.ts';
import { useServices } from '#shared/services.ts';

/**
 * Says why a menu, panel or dialog that was opened is not there: its file could not be fetched. Where its words cannot
 * be fetched either, the few that are always there say it.
 */
export function useMissingParts(): void {
  const { i18n, toasts } = useServices();
  useEffect(() => {
    const tell = async () => {
      await ensureWords(i18n, 'home').catch(() => undefined);
      const t = i18n.getFixedT(null, 'home');
      const { failed, text } = bareWords(i18n.language);
      toasts.show(
        hasWords(i18n, 'home')
          ? { tone: 'error', title: t('missingPart.title'), text: t('missingPart.text') }
          : { tone: 'error', title: failed, text },
      );
    };
    return whenPartFails(() => void tell());
  }, [i18n, toasts]);
}
