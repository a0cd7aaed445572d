import { useTranslation } from 'react-i18next';
import { TokenCreate } from '#entities/access-tokens/TokenCreate.tsx';
import { myProfilePaths } from '#shared/paths/my-profile.ts';

/** A new token with which a program acts for the person signed in. */
export function PersonalTokenCreateScreen() {
  const { t } = useTranslation(['my-profile', 'access-tokens']);
  return (
    <TokenCreate
      tokenType="PersonalAccessToken"
      title={t('tokens.create')}
      sentence={t('access-tokens:create.sentence')}
      list={myProfilePaths.home('access-tokens')}
    />
  );
}
