import { CopyField, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { serviceQueries } from '#queries/service.ts';
import { ReadCard } from '#shared/loading/ReadCard.tsx';

/** Where Exchange sends copies of mail to, as far as the service names it. */
export function ArchiveDomainCard() {
  const { t } = useTranslation('email-archive-configuration');
  return (
    <ReadCard title={t('domain.title')} query={serviceQueries.environment()} stopped={t('domain.stopped')}>
      {({ archiveSmtpDomain: domain }) => (
        <Stack gap={12}>
          {domain ? (
            <CopyField label={t('domain.label')} value={domain} words={{ copy: t('domain.copy') }} />
          ) : (
            <Text>{t('domain.none')}</Text>
          )}
          <Text tone="muted">{t('domain.text')}</Text>
        </Stack>
      )}
    </ReadCard>
  );
}
