import { Dialog } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import type { RegistrationState } from '#queries/tenant-registration-microsoft365.ts';
import { HandOver } from '#shared/actions/HandOver.tsx';
import { microsoft365RegistrationPaths } from '#shared/paths/tenant-registration-microsoft365.ts';

interface HandOverDialogProps {
  registration: RegistrationState;
  isOpen: boolean;
  onClose: () => void;
}

/** A text for the Global Administrator who is another person. */
export function HandOverDialog({ registration, isOpen, onClose }: HandOverDialogProps) {
  const { t } = useTranslation('tenant-registration-microsoft365');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('handOver.title')}>
      <HandOver
        lead={t('handOver.lead')}
        namespace="tenant-registration-microsoft365"
        subject="tenant-registration-microsoft365:handOver.subject"
        body="tenant-registration-microsoft365:handOver.body"
        values={{
          organization: registration.organizationName || registration.domainName,
          microsoftTenant: registration.microsoftTenantId,
          address: new URL(microsoft365RegistrationPaths.home(), window.location.href).href,
        }}
      />
    </Dialog>
  );
}
