import type { User } from '@archive-console/api-client';
import { ButtonLink, Card, EditIcon, Inline, Select, Split, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { UserFacts } from '#entities/users/UserFacts.tsx';
import { usersQueries } from '#queries/users.ts';
import { ManagedNotice } from '#shared/details/ManagedNotice.tsx';
import { useLanguageChoices } from '#shared/i18n/use-language-choices.ts';
import { ReadPart } from '#shared/loading/ReadPart.tsx';
import { useOriginState } from '#shared/navigation/came-from.ts';
import { usersPaths } from '#shared/paths/users.ts';
import { darkModes } from '#shared/runtime/theme.ts';
import { useAppearance } from '#shared/runtime/use-appearance.ts';
import { useMe } from '#shared/session/use-me.ts';
import { OnlyAdministrator } from './OnlyAdministrator.tsx';

/** Who one is here, and how the console looks on this device. */
export function MyProfileTab() {
  const { t } = useTranslation('my-profile');
  const { userId } = useMe();
  return (
    <Stack gap={12}>
      <OnlyAdministrator />
      <Split side={<Appearance />}>
        <ReadPart
          query={usersQueries.detail(userId)}
          loading={t('profile.loading')}
          stopped={t('profile.stopped')}
        >
          {(user) => <Facts user={user} />}
        </ReadPart>
      </Split>
    </Stack>
  );
}

function Facts({ user }: { user: User }) {
  const { t } = useTranslation('my-profile');
  const origin = useOriginState();
  return (
    <Card title={t('profile.title')}>
      <Stack gap={16}>
        <ManagedNotice object={user} text="my-profile:profile.managed" />
        <UserFacts user={user} />
        {!user.hasExternalReference && (
          <Inline>
            <ButtonLink
              icon={EditIcon}
              render={(props) => <Link {...props} to={usersPaths.edit(user.id)} state={origin} />}
            >
              {t('profile.edit')}
            </ButtonLink>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

function Appearance() {
  const { t } = useTranslation(['my-profile', 'shell']);
  const { darkMode, language, chooseDarkMode, chooseLanguage } = useAppearance();
  const languages = useLanguageChoices();
  const names = {
    auto: t('shell:account.theme_auto'),
    light: t('shell:account.theme_light'),
    dark: t('shell:account.theme_dark'),
  };
  return (
    <Card title={t('appearance.title')}>
      <Stack gap={16}>
        <Select
          label={t('shell:account.language')}
          options={languages}
          value={language}
          onChange={(event) => {
            const chosen = languages.find(({ value }) => value === event.target.value);
            if (chosen) chooseLanguage(chosen.value);
          }}
        />
        <Select
          label={t('shell:account.theme')}
          options={darkModes.map((value) => ({ value, label: names[value] }))}
          value={darkMode}
          onChange={(event) => {
            const chosen = darkModes.find((mode) => mode === event.target.value);
            if (chosen) chooseDarkMode(chosen);
          }}
        />
        <Text tone="muted">{t('appearance.here')}</Text>
      </Stack>
    </Card>
  );
}
