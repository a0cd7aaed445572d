import { Drawer, ToastHistory } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#shared/i18n/format.ts';
import { useServices } from '#shared/runtime/services.ts';

/** What was reported in this visit, so that nothing is lost by looking away. */
export function NotificationDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('home');
  const { toasts } = useServices();
  const formats = useFormats();
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t('notifications.title')}
      words={{ close: t('notifications.close') }}
    >
      <ToastHistory queue={toasts} formatTime={formats.time} />
    </Drawer>
  );
}
