import { HelpIcon, IconButton, Inline, NotificationsIcon } from '@archive-console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeOverlay } from './home-overlay.ts';
import { SignedInMenu } from './SignedInMenu.tsx';

interface TopBarStateProps {
  onOpen(overlay: HomeOverlay): void;
  /** What comes a moment later: search, connection, jobs. */
  children: ReactNode;
}

/** Right in the bar: what the reader looks for and how things stand, what was reported, and who is signed in. */
export function TopBarState({ onOpen, children }: TopBarStateProps) {
  const { t } = useTranslation();
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
      <SignedInMenu items={[shortcuts]} />
    </Inline>
  );
}
