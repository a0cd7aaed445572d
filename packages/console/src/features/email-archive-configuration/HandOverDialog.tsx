import { Dialog } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { serviceQueries } from '#queries/service.ts';
import { tenantsQueries } from '#queries/tenants.ts';
import { HandOver } from '#shared/actions/HandOver.tsx';
import { emailArchiveConfigurationPaths } from '#shared/paths/email-archive-configuration.ts';

/** What another person can be asked to do. */
export type HandedOver = 'consent' | 'journal' | 'connector';

interface HandOverDialogProps {
  /** Left out: closed. */
  of: HandedOver | undefined;
  onClose: () => void;
}

/** A text for the person who runs Microsoft 365 or the network. */
export function HandOverDialog({ of, onClose }: HandOverDialogProps) {
  const { t } = useTranslation(['email-archive-configuration', 'shell']);
  const tenant = useQuery(tenantsQueries.current()).data;
  const domain = useQuery(serviceQueries.environment()).data?.archiveSmtpDomain;
  if (of === undefined) return null;
  return (
    <Dialog isOpen onClose={onClose} title={t(`handOver.${of}.title`)}>
      <HandOver
        lead={t(`handOver.${of}.lead`)}
        namespace="email-archive-configuration"
        subject={`email-archive-configuration:handOver.${of}.subject`}
        body={`email-archive-configuration:handOver.${of}.body`}
        values={{
          organization: tenant?.name || (tenant?.publicTenantId ?? ''),
          address: `${window.location.origin}${emailArchiveConfigurationPaths.page()}`,
          domain: domain || '–',
        }}
      />
    </Dialog>
  );
}
