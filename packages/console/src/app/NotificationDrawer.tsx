import { Drawer, ErrorCodeLink, type RenderErrorCodeLink, ToastHistory } from '@archive-console/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { codeLink } from '#shared/errors/code-link.tsx';
import { useFormats } from '#shared/i18n/format.ts';
import { useServices } from '#shared/runtime/services.ts';
import { keptMessagesOf } from './kept-messages.ts';

/** What was reported in this visit, so that nothing is lost by looking away. */
export function NotificationDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('home');
  const messages = keptMessagesOf(useServices());
  const formats = useFormats();
  const linkTo = useCallback<RenderErrorCodeLink>(
    (code) => (props) => codeLink(code)({ ...props, onClick: onClose }),
    [onClose],
  );
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t('notifications.title')}
      words={{ close: t('notifications.close') }}
    >
      <ErrorCodeLink value={linkTo}>
        <ToastHistory queue={messages} formatTime={formats.time} />
      </ErrorCodeLink>
    </Drawer>
  );
}
