import { whenPartFails } from '@archive-console/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#shared/services.ts';

/** Says why a menu, panel or dialog that was opened is not there: its file could not be fetched. */
export function useMissingParts(): void {
  const { t } = useTranslation('home');
  const { toasts } = useServices();
  useEffect(
    () =>
      whenPartFails(() => {
        toasts.show({ tone: 'error', title: t('missingPart.title'), text: t('missingPart.text') });
      }),
    [t, toasts],
  );
}
