import { AccountMenu, type MenuItem } from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuWords } from '#shared/i18n/ui-words/MenuWords.tsx';
import { useLanguageChoices } from '#shared/i18n/use-language-choices.ts';
import { useAppearance } from '#shared/runtime/use-appearance.ts';
import { useAccount } from './use-account.ts';
import { useSignOut } from './use-sign-out.ts';

/**
 * Who is signed in, theme, language and the way out. It needs no tenant and no right: it stands on every page of
 * a person signed in, also where nothing else works.
 */
export function SignedInMenu({ items = [] }: { items?: readonly MenuItem[] }) {
  const { t } = useTranslation();
  const [isWanted, setWanted] = useState(false);
  const { userName, person } = useAccount(isWanted);
  const { darkMode, language, chooseDarkMode, chooseLanguage } = useAppearance();
  const languages = useLanguageChoices();
  const signOut = useSignOut();
  return (
    <MenuWords>
      <AccountMenu
        userName={userName}
        person={person}
        onReach={() => setWanted(true)}
        items={items}
        theme={darkMode}
        onTheme={chooseDarkMode}
        language={language}
        languages={languages}
        onLanguage={chooseLanguage}
        onSignOut={signOut}
        words={{ label: t('account.open', { name: userName }) }}
      />
    </MenuWords>
  );
}
