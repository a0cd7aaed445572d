import type { AccessToken } from '@archive-console/api-client';
import { BulletList, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { accessTokensMutations } from '#queries/access-tokens.ts';
import type { ObjectDialogProps } from '#shared/actions/action.ts';
import { DeleteDialog } from '#shared/actions/DeleteDialog.tsx';
import { tokenName } from './token-list.ts';

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
