import { EditIcon, Inline, Mono, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { tenantSettingsQueries } from '#queries/tenants-settings.ts';
import { ReadCard } from '#shared/loading/ReadCard.tsx';
import { DialogLink } from '#shared/navigation/DialogLink.tsx';
import { emailArchiveConfigurationPaths } from '#shared/paths/email-archive-configuration.ts';
import { accountIn } from './use-connection-checks.ts';

/** As whom the service reads mailboxes of the organization. */
export function ImpersonationCard() {
  const { t } = useTranslation('email-archive-configuration');
  return (
    <ReadCard
      title={t('account.title')}
      query={tenantSettingsQueries.options()}
      stopped={t('account.stopped')}
    >
      {(options) => {
        const upn = accountIn(options);
        // The open step beside it chooses one.
        if (upn === undefined) return <Text tone="muted">{t('account.none')}</Text>;
        return (
          <Stack gap={12}>
            <Mono>{upn}</Mono>
            <Text tone="muted">{t('account.text')}</Text>
            <Inline>
              <DialogLink to={emailArchiveConfigurationPaths.edit()} icon={EditIcon}>
                {t('account.edit')}
              </DialogLink>
            </Inline>
          </Stack>
        );
      }}
    </ReadCard>
  );
}
