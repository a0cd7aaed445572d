import { useTranslation } from 'react-i18next';
import { tokenList } from '#entities/access-tokens/token-list.ts';
import { useTokenTable } from '#entities/access-tokens/use-token-table.ts';
import { listLoader } from '#shared/list/list-spec.ts';
import { ListScreen } from '#shared/list/ListScreen.tsx';
import { accessTokensPaths } from '#shared/paths/access-tokens.ts';

const tenantTokens = tokenList('TenantAccessToken', {
  id: 'access-tokens',
  title: 'access-tokens:list.title',
  sentence: 'access-tokens:list.sentence',
  counted: 'access-tokens:list.counted',
});

export const loader = listLoader(tenantTokens);

/** The tokens with which programs act for the tenant. */
export function AccessTokenListScreen() {
  const { t } = useTranslation('access-tokens');
  return (
    <ListScreen
      {...useTokenTable(tenantTokens, accessTokensPaths.create)}
      create={{ to: accessTokensPaths.create(), label: t('create.submit') }}
      empty={{ title: t('list.empty.title'), text: t('list.empty.text') }}
    />
  );
}
