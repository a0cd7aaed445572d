import { CopyBlock, CopyField, DefinitionList, Disclosure, Grid, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { unicodeOf } from '#entities/trusted-domains/domain-name.ts';

interface DomainRecordProps {
  domainName: string;
  /** The text of the record, as the service gives it. */
  value: string;
}

/** The line of a zone file; seconds for which it may be kept elsewhere. */
export const zoneLine = (domainName: string, value: string): string =>
  `${domainName}. 3600 IN TXT "${value}"`;

/** The record that proves a domain, in the parts that the form of a DNS provider asks for (D42). */
export function DomainRecord({ domainName, value }: DomainRecordProps) {
  const { t } = useTranslation('trusted-domains');
  return (
    <Stack gap={16}>
      <DefinitionList items={[{ term: t('record.type'), description: 'TXT' }]} />
      <CopyField label={t('record.value')} value={value} words={{ copy: t('record.copyValue') }} />
      <Grid columns={2} gap={16} rowGap={12}>
        <CopyField label={t('record.host')} value="@" words={{ copy: t('record.copyHost') }} />
        <CopyField
          label={t('record.fullHost')}
          value={`${domainName}.`}
          words={{ copy: t('record.copyFullHost') }}
        />
      </Grid>
      <Text tone="muted">{t('record.either', { name: unicodeOf(domainName) })}</Text>
      <Disclosure title={t('record.asLine')}>
        <CopyBlock
          label={t('record.line')}
          value={zoneLine(domainName, value)}
          words={{ copy: t('record.copyLine') }}
        />
      </Disclosure>
    </Stack>
  );
}
