import { Dialog, Skeleton } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { serviceQueries } from '#queries/service.ts';
import { tenantsQueries } from '#queries/tenants.ts';
import { HandOver } from '#shared/actions/HandOver.tsx';
import { useWords, type WordKey } from '#shared/i18n/use-words.ts';
import { ReadPart } from '#shared/loading/ReadPart.tsx';
import { emailArchiveConfigurationPaths } from '#shared/paths/email-archive-configuration.ts';

/** What another person can be asked to do. */
export type HandedOver = 'consent' | 'role' | 'journal' | 'connector' | 'account';

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
  role: {
    title: 'email-archive-configuration:handOver.role.title',
    lead: 'email-archive-configuration:handOver.role.lead',
    subject: 'email-archive-configuration:handOver.role.subject',
    body: 'email-archive-configuration:handOver.role.body',
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
  account: {
    title: 'email-archive-configuration:handOver.account.title',
    lead: 'email-archive-configuration:handOver.account.lead',
    subject: 'email-archive-configuration:handOver.account.subject',
    body: 'email-archive-configuration:handOver.account.body',
  },
} as const satisfies Record<HandedOver, Record<string, WordKey>>;

const JOURNAL_WITHOUT_DOMAIN = 'email-archive-configuration:handOver.journal.bodyWithoutDomain';

/** A text for the person who runs Microsoft 365 or the network. */
export function HandOverDialog({ of, onClose }: HandOverDialogProps) {
  const { t } = useTranslation('email-archive-configuration');
  const say = useWords();
  const text = of && words[of];
  const place = {
    loading: t('handOver.loading'),
    stopped: t('handOver.stopped'),
    titleLevel: 3,
    outline: <Skeleton width="80%" />,
  } as const;
  return (
    <Dialog isOpen={text !== undefined} onClose={onClose} title={text === undefined ? '' : say(text.title)}>
      {text && (
        <ReadPart query={tenantsQueries.current()} {...place}>
          {(tenant) => (
            <ReadPart query={serviceQueries.environment()} {...place}>
              {({ archiveSmtpDomain }) => (
                <HandOver
                  lead={say(text.lead)}
                  namespace="email-archive-configuration"
                  subject={text.subject}
                  body={of === 'journal' && !archiveSmtpDomain ? JOURNAL_WITHOUT_DOMAIN : text.body}
                  values={{
                    organization: tenant.name || tenant.publicTenantId,
                    address: `${window.location.origin}${emailArchiveConfigurationPaths.page()}`,
                    domain: archiveSmtpDomain,
                  }}
                />
              )}
            </ReadPart>
          )}
        </ReadPart>
      )}
    </Dialog>
  );
}
