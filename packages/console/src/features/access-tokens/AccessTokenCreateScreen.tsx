import { useTranslation } from 'react-i18next';
import { TokenCreate } from '#entities/access-tokens/TokenCreate.tsx';
import { accessTokensPaths } from '#shared/paths/access-tokens.ts';

/** A new token with which a program acts for the tenant. */
export function AccessTokenCreateScreen() {
  const { t } = useTranslation('access-tokens');
  return (
    <TokenCreate
      tokenType="TenantAccessToken"
      title={t('create.title')}
      sentence={t('create.sentence')}
      list={accessTokensPaths.list()}
    />
  );
}
