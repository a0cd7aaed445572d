import { type AccessToken, TOKEN_SCOPES } from '@archive-console/api-client';
import type { ListFilter } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import type { ListCsv } from '#shared/csv/use-list-csv.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { useList } from '#shared/list/use-list.ts';
import type { tokenList } from './token-list.ts';
import { useTokenActions } from './use-token-actions.ts';
import { useTokenColumns } from './use-token-columns.tsx';
import { useTokenScopes } from './use-token-scopes.ts';

/**
 * A table of tokens: those of the tenant, or one's own.
 *
 * @param replace the form for the one that takes the place of another
 */
export function useTokenTable(
  spec: ReturnType<typeof tokenList>,
  replace: (accessTokenId: string) => string,
) {
  const list = useList(spec);
  return {
    list,
    columns: useTokenColumns(),
    filters: useFilters(list.state.filters),
    actions: useTokenActions(replace),
    csv: useCsv(),
  };
}

function useFilters({
  scope = [],
  validity = [],
}: Partial<Record<'scope' | 'validity', readonly string[]>>): readonly ListFilter[] {
  const { t } = useTranslation('access-tokens');
  const scopesOf = useTokenScopes();
  return [
    {
      id: 'scope',
      label: t('field.scopes'),
      kind: 'one',
      values: scope,
      options: TOKEN_SCOPES.map((value) => ({ value, label: scopesOf([value]) })),
    },
    {
      id: 'validity',
      label: t('field.validity'),
      kind: 'one',
      values: validity,
      options: [
        { value: 'valid', label: t('list.valid') },
        { value: 'expired', label: t('list.expired') },
      ],
    },
  ];
}

function useCsv(): ListCsv<AccessToken> {
  const { t } = useTranslation('access-tokens');
  const { date } = useFormats();
  const scopesOf = useTokenScopes();
  return {
    columns: [
      { header: t('field.notes'), text: ({ notes }) => notes },
      { header: t('field.scopes'), text: ({ scopes }) => scopesOf(scopes) },
      {
        header: t('field.expiry'),
        text: ({ expiryDate }) => (expiryDate === null ? t('list.endless') : date(new Date(expiryDate))),
      },
      {
        header: t('field.created'),
        text: ({ createdDate }) => (createdDate === '' ? '' : date(new Date(createdDate))),
      },
      { header: t('field.id'), text: ({ id }) => id },
    ],
  };
}
