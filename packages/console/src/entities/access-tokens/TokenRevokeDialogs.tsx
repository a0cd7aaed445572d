import type { AccessToken } from '@archive-console/api-client';
import { BulletList, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { accessTokensMutations } from '#queries/access-tokens.ts';
import type { ObjectDialogProps } from '#shared/actions/action.ts';
import { DeleteDialog } from '#shared/actions/DeleteDialog.tsx';
import { bulkDeleteWords } from '#shared/bulk/bulk-delete-words.ts';
import type { BulkDialogProps } from '#shared/bulk/bulk-dialog.ts';
import { BulkDeleteDialog } from '#shared/bulk/BulkDeleteDialog.tsx';
import { revokeTokens } from './token-bulk-actions.ts';
import { tokenName } from './token-list.ts';
import { useTokenScopes } from './use-token-scopes.ts';

/** Asks before a token is revoked, and says what stops working. */
export function TokenRevokeDialog({ object: token, ...dialog }: ObjectDialogProps<AccessToken>) {
  const { t } = useTranslation('access-tokens');
  const name = tokenName(token);
  const effects: Readonly<Record<string, string>> = {
    CloudConnector: t('revoke.stops.CloudConnector'),
    MailImport: t('revoke.stops.MailImport'),
  };
  const stops = token.scopes.flatMap((scope) => effects[scope] ?? []);
  return (
    <DeleteDialog
      {...dialog}
      confirmLabel={t('action.revoke')}
      mutation={accessTokensMutations.revoke()}
      input={{ accessTokenId: token.id }}
      notFound="AccessToken.NotFound"
      words={{
        title: t('revoke.title', { name }),
        done: t('revoke.done', { name }),
        already: t('revoke.already', { name }),
      }}
    >
      <Stack gap={8}>
        <Text>{t('revoke.text')}</Text>
        {stops.length > 0 && (
          <BulletList>
            {stops.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </BulletList>
        )}
        <Text tone="muted">{t('revoke.final')}</Text>
      </Stack>
    </DeleteDialog>
  );
}

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
