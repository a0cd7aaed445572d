import { EmptyState, Split } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { PartnerCard } from '#entities/tenant-subscriptions/PartnerCard.tsx';
import { tenantSubscriptionsQueries } from '#queries/tenant-subscriptions.ts';
import { ReadPart } from '#shared/loading/ReadPart.tsx';

/** In place of the invoices of a tenant whose partner receives them: whom to ask for one. */
export function PartnerManaged() {
  const { t } = useTranslation('invoices');
  return (
    <Split
      side={
        <ReadPart
          query={tenantSubscriptionsQueries.current()}
          loading={t('managed.loading')}
          stopped={t('managed.stopped')}
        >
          {(plan) => plan?.partner && <PartnerCard partner={plan.partner} text={t('managed.ask')} />}
        </ReadPart>
      }
    >
      <EmptyState reason="no-access" title={t('managed.title')} text={t('managed.text')} />
    </Split>
  );
}
