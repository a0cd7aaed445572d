import { Dialog } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { serviceQueries } from '#queries/service.ts';
import { tenantsQueries } from '#queries/tenants.ts';
import { HandOver } from '#shared/actions/HandOver.tsx';
import { useWords, type WordKey } from '#shared/i18n/use-words.ts';
import { emailArchiveConfigurationPaths } from '#shared/paths/email-archive-configuration.ts';

/** What another person can be asked to do. */
export type HandedOver = 'consent' | 'journal' | 'connector';

interface HandOverDialogProps {
  /** Left out: closed. */
  of: HandedOver | undefined;
  onClose: () => void;
}

const words = {
  consent: {
    title: 'email-archive-configuration:handOver.consent.title',
    lead: 'email-archive-configuration:handOver.consent.lead',
    subject: 'email-archive-configuration:handOver.consent.subject',
    body: 'email-archive-configuration:handOver.consent.body',
  },
  journal: {
    title: 'email-archive-configuration:handOver.journal.title',
    lead: 'email-archive-configuration:handOver.journal.lead',
    subject: 'email-archive-configuration:handOver.journal.subject',
    body: 'email-archive-configuration:handOver.journal.body',
  },
  connector: {
    title: 'email-archive-configuration:handOver.connector.title',
    lead: 'email-archive-configuration:handOver.connector.lead',
    subject: 'email-archive-configuration:handOver.connector.subject',
    body: 'email-archive-configuration:handOver.connector.body',
  },
} as const satisfies Record<HandedOver, Record<string, WordKey>>;

/** A text for the person who runs Microsoft 365 or the network. */
export function HandOverDialog({ of, onClose }: HandOverDialogProps) {
  const say = useWords();
  const tenant = useQuery(tenantsQueries.current()).data;
  const domain = useQuery(serviceQueries.environment()).data?.archiveSmtpDomain;
  const text = of && words[of];
  return (
    <Dialog isOpen={text !== undefined} onClose={onClose} title={text === undefined ? '' : say(text.title)}>
      {text && (
        <HandOver
          lead={say(text.lead)}
          namespace="email-archive-configuration"
          subject={text.subject}
          body={text.body}
          values={{
            organization: tenant?.name || (tenant?.publicTenantId ?? ''),
            address: `${window.location.origin}${emailArchiveConfigurationPaths.page()}`,
            domain: domain || '–',
          }}
        />
      )}
    </Dialog>
  );
}
