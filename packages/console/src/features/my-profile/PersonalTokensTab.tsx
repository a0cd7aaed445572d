import { EmptyState } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { tokenList } from '#entities/access-tokens/token-list.ts';
import { useTokenTable } from '#entities/access-tokens/use-token-table.ts';
import { CreateLink } from '#shared/list/CreateLink.tsx';
import { listLoader } from '#shared/list/list-spec.ts';
import { ListTable } from '#shared/list/ListTable.tsx';
import { myProfilePaths } from '#shared/paths/my-profile.ts';

const personalTokens = tokenList('PersonalAccessToken', {
  id: 'personal-access-tokens',
  name: 'tokens',
  title: 'my-profile:tokens.title',
});

export const loader = listLoader(personalTokens);

/** The tokens with which programs act for the person signed in. */
export function PersonalTokensTab() {
  const { t } = useTranslation(['my-profile', 'access-tokens']);
  return (
    <ListTable
      {...useTokenTable(personalTokens, myProfilePaths.createToken)}
      empty={
        <EmptyState
          title={t('tokens.empty.title')}
          text={t('tokens.empty.text')}
          action={<CreateLink to={myProfilePaths.createToken()} label={t('access-tokens:create.submit')} />}
        />
      }
    />
  );
}
