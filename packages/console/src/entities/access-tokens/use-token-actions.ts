import type { AccessToken } from '@archive-console/api-client';
import { DeleteIcon, lazyPart, RetryIcon } from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action } from '#shared/actions/action.ts';

const revokeDialog = lazyPart(async () => (await import('./TokenRevokeDialogs.tsx')).TokenRevokeDialog);
const bulkRevoke = lazyPart(async () => (await import('./TokenRevokeDialogs.tsx')).TokenBulkRevoke);

/**
 * What can be done with a token.
 *
 * @param replace the form for the one that takes its place
 */
export function useTokenActions(replace: (accessTokenId: string) => string): readonly Action<AccessToken>[] {
  const { t } = useTranslation('access-tokens');
  return useMemo(
    () => [
      { id: 'replace', icon: RetryIcon, label: t('action.replace'), to: ({ id }) => replace(id) },
      {
        id: 'revoke',
        icon: DeleteIcon,
        label: t('action.revoke'),
        tone: 'danger',
        dialog: revokeDialog,
        many: { label: t('bulk.revokeMany'), dialog: bulkRevoke },
      },
    ],
    [t, replace],
  );
}
