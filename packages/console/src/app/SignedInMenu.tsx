import { TENANT_ADMIN } from '@archive-console/api-client';
import { AccountMenu, type AccountPerson, type MenuItem } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInLetters } from '#entities/trusted-domains/use-in-letters.ts';
import { authenticationQueries } from '#queries/authentication.ts';
import { tenantsQueries } from '#queries/tenants.ts';
import { nameOf, usersQueries } from '#queries/users.ts';
import { MenuWords } from '#shared/i18n/ui-words/MenuWords.tsx';
import { useLanguageChoices } from '#shared/i18n/use-language-choices.ts';
import { useAppearance } from '#shared/runtime/use-appearance.ts';
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

/**
 * Who is signed in: the user name at once, the person behind it once that is wanted and may be read. The tenant's name
 * is there where a page has read it.
 */
function useAccount(wanted: boolean): { userName: string; person: AccountPerson | undefined } {
  const session = useQuery(authenticationQueries.session()).data;
  const tenant = useQuery({ ...tenantsQueries.current(), enabled: false }).data?.name ?? undefined;
  const userId = session?.userId ?? '';
  const userName = useInLetters(session?.userName ?? '');
  const mayRead = userId !== '' && session?.roles.includes(TENANT_ADMIN) === true;
  const { data: user, isError } = useQuery({ ...usersQueries.detail(userId), enabled: wanted && mayRead });
  const email = useInLetters(user?.primaryEmail ?? '') || undefined;
  if (user !== undefined) return { userName, person: { name: nameOf(user), email, tenant } };
  // Without an answer, the name they sign in by still says who it is.
  return { userName, person: isError || !mayRead ? { name: userName, tenant } : undefined };
}
