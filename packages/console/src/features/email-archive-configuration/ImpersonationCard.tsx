import { EditIcon, Inline, Mono, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { tenantSettingsQueries } from '#queries/tenants-settings.ts';
import { IMPERSONATION } from '#queries/tenants-impersonation.ts';
import { ReadCard } from '#shared/loading/ReadCard.tsx';
import { DialogLink } from '#shared/navigation/DialogLink.tsx';
import { emailArchiveConfigurationPaths } from '#shared/paths/email-archive-configuration.ts';

/** As whom the service reads mailboxes of the organization. */
export function ImpersonationCard() {
  const { t } = useTranslation('email-archive-configuration');
  return (
    <ReadCard
      title={t('account.title')}
      query={tenantSettingsQueries.options()}
      stopped={t('account.stopped')}
    >
      {({ [IMPERSONATION]: upn }) => (
        <Stack gap={12}>
          {typeof upn === 'string' && upn !== '' ? <Mono>{upn}</Mono> : <Text>{t('account.none')}</Text>}
          <Text tone="muted">{t('account.text')}</Text>
          <Inline>
            <DialogLink to={emailArchiveConfigurationPaths.edit()} icon={EditIcon}>
              {t('account.edit')}
            </DialogLink>
          </Inline>
        </Stack>
      )}
    </ReadCard>
  );
}
