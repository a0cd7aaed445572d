import { AccountIcon, HelpIcon, IconButton, Inline, NotificationsIcon } from '@archive-console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { prefixes } from '#shared/paths/prefixes.ts';
import type { HomeOverlay } from './home-overlay.ts';
import { SignedInMenu } from './SignedInMenu.tsx';

interface TopBarStateProps {
  onOpen(overlay: HomeOverlay): void;
  /** What is loaded once the page is idle: search, connection, jobs. */
  children: ReactNode;
}

/** Right in the bar: search and connection state, the notifications, and the signed-in user. */
export function TopBarState({ onOpen, children }: TopBarStateProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const profile = {
    id: 'profile',
    label: t('account.profile'),
    icon: AccountIcon,
    onAction: () => void navigate(prefixes.myProfile),
  };
  const shortcuts = {
    id: 'shortcuts',
    label: t('account.shortcuts'),
    icon: HelpIcon,
    onAction: () => onOpen('shortcuts'),
  };
  return (
    <Inline gap={4} wrap={false}>
      {children}
      <IconButton
        icon={NotificationsIcon}
        label={t('notifications.open')}
        aria-haspopup="dialog"
        onClick={() => onOpen('notifications')}
      />
      <SignedInMenu items={[profile, shortcuts]} />
    </Inline>
  );
}
