import { AccountMenu, Inline, NotificationsIcon, IconButton } from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppearance } from '#shared/use-appearance.ts';
import { ConnectionState } from './ConnectionState.tsx';
import { NotificationDrawer } from './NotificationDrawer.tsx';
import { RunningJobs } from './RunningJobs.tsx';
import { useAccount } from './use-account.ts';
import { useAppearanceWords } from './use-appearance-words.ts';
import { useSignOut } from './use-sign-out.ts';

/** Right in the bar: whether changes arrive by themselves, what runs, what was told, and who is signed in. */
export function TopBarState({ isReached }: { isReached: boolean }) {
  const { t } = useTranslation();
  const [told, setTold] = useState(false);
  const [isAccountWanted, setAccountWanted] = useState(false);
  const { userName, person } = useAccount(isAccountWanted);
  const { darkMode, language, chooseDarkMode, chooseLanguage } = useAppearance();
  const { languageChoices, ...words } = useAppearanceWords();
  const signOut = useSignOut();
  return (
    <Inline gap={12} wrap={false}>
      <ConnectionState isReached={isReached} />
      <RunningJobs />
      <IconButton icon={NotificationsIcon} label={t('notifications.open')} onClick={() => setTold(true)} />
      <NotificationDrawer isOpen={told} onClose={() => setTold(false)} />
      <AccountMenu
        userName={userName}
        person={person}
        onReach={() => setAccountWanted(true)}
        theme={darkMode}
        onTheme={chooseDarkMode}
        language={language}
        languages={languageChoices}
        onLanguage={chooseLanguage}
        onSignOut={signOut}
        words={{ ...words, label: t('account.open', { name: userName }), signOut: t('account.signOut') }}
      />
    </Inline>
  );
}
