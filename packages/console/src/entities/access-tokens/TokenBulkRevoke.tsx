import type { AccessToken } from '@archive-console/api-client';
import { useTranslation } from 'react-i18next';
import { bulkDeleteWords } from '#shared/bulk/bulk-delete-words.ts';
import type { BulkDialogProps } from '#shared/bulk/bulk-dialog.ts';
import { BulkDeleteDialog } from '#shared/bulk/BulkDeleteDialog.tsx';
import { revokeTokens } from './token-bulk-actions.ts';
import { tokenName } from './token-list.ts';
import { useTokenScopes } from './use-token-scopes.ts';

/** Asks before many tokens are revoked, and says for what they are used. */
export function TokenBulkRevoke(dialog: BulkDialogProps<AccessToken>) {
  const { t } = useTranslation('access-tokens');
  const scopesOf = useTokenScopes();
  const scopes = [...new Set(dialog.rows.flatMap((token) => token.scopes))];
  return (
    <BulkDeleteDialog
      {...dialog}
      targetOf={(token) => ({ id: token.id, name: tokenName(token) })}
      whyNot={() => undefined}
      deletion={revokeTokens}
      words={{
        ...bulkDeleteWords(t),
        ...(scopes.length > 0 && { text: t('bulk.delete.textOf', { scopes: scopesOf(scopes) }) }),
      }}
    />
  );
}
