import type { AccessToken } from '@archive-console/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { accessTokensBulk } from '#queries/access-tokens.ts';
import { bulkDeleteWords } from '#shared/bulk/bulk-delete-words.ts';
import type { BulkDialogProps } from '#shared/bulk/bulk-dialog.ts';
import { BulkDeleteDialog } from '#shared/bulk/BulkDeleteDialog.tsx';
import { tokenName } from './token-list.ts';
import { useTokenScopes } from './use-token-scopes.ts';

/** Asks before many tokens are revoked, and says for what they are used. */
export function TokenBulkRevoke(dialog: BulkDialogProps<AccessToken>) {
  const { t } = useTranslation('access-tokens');
  const queryClient = useQueryClient();
  const scopesOf = useTokenScopes();
  const scopes = [...new Set(dialog.rows.flatMap((token) => token.scopes))];
  return (
    <BulkDeleteDialog
      {...dialog}
      targetOf={(token) => ({ id: token.id, name: tokenName(token) })}
      whyNot={() => undefined}
      bulk={accessTokensBulk.revoke(queryClient)}
      words={{
        ...bulkDeleteWords(t),
        ...(scopes.length > 0 && { text: t('bulk.delete.textOf', { scopes: scopesOf(scopes) }) }),
      }}
    />
  );
}
