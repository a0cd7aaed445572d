import { ToastRegion } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useServices } from '#shared/runtime/services.ts';
import { useToastWords } from './use-toast-words.ts';

/** Where messages appear: bottom, the specification's default (section 9). */
export function Toasts() {
  const { t } = useTranslation();
  const { toasts } = useServices();
  const words = useToastWords();
  return (
    <ToastRegion
      queue={toasts}
      words={{
        ...words,
        region: t('notifications.region'),
        dismiss: (title) => t('notifications.dismiss', { title }),
      }}
    />
  );
}
