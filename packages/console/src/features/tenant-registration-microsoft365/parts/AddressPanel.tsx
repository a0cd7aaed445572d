import { Button, CopyField, RetryIcon, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from './panel-props.ts';
import { RegistrationFacts } from './RegistrationFacts.tsx';
import { useLookHere } from './use-look-here.ts';

/** The address has to be confirmed: by the link in the mail, or by a record in the DNS. */
export function AddressPanel({ registration, isLooking, onLook }: PanelProps) {
  const { t } = useTranslation('tenant-registration-microsoft365');
  const here = useLookHere(isLooking, onLook);
  const { domainName: domain, domainVerifier } = registration;
  const hasRecord = domain !== '' && domainVerifier !== '';
  return (
    <>
      <RegistrationFacts
        registration={registration}
        who={hasRecord ? t('address.who', { domain }) : t('address.whoMail')}
      />
      {hasRecord && (
        <Stack gap={8}>
          <Text tone="muted">{t('address.dns', { domain })}</Text>
          <CopyField
            label={t('address.record')}
            value={domainVerifier}
            words={{ copy: t('address.copyRecord') }}
          />
        </Stack>
      )}
      <Button design="primary" size="lg" fullWidth icon={RetryIcon} busy={here.isBusy} onClick={here.look}>
        {t('address.action')}
      </Button>
      <Text as="div" role="status" size="small" tone="muted">
        {here.hasLooked && t('address.unchanged')}
      </Text>
    </>
  );
}
