import {
  Drawer,
  ErrorCodeLink,
  type RenderErrorCodeLink,
  type RenderLink,
  ToastHistory,
} from '@archive-console/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
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
  const pageOf = (about: string): RenderLink | undefined =>
    messages.isThere(about) ? (props) => <Link {...props} to={about} onClick={onClose} /> : undefined;
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t('notifications.title')}
      words={{ close: t('notifications.close') }}
    >
      <ErrorCodeLink value={linkTo}>
        <ToastHistory queue={messages} formatTime={formats.time} linkTo={pageOf} />
      </ErrorCodeLink>
    </Drawer>
  );
}
