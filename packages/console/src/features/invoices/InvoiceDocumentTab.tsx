import { DocumentFrame, EmptyState, Skeleton } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { invoicesQueries } from '#queries/invoices.ts';
import { detailsLoader } from '#shared/details/details-spec.ts';
import { useObject } from '#shared/details/use-object.ts';
import { ReadCard } from '#shared/loading/ReadCard.tsx';
import { invoiceDetails } from './invoice-details.ts';

export const loader = detailsLoader({ param: 'invoiceId', read: invoicesQueries.document });

/** The document of an invoice, in the page. */
export function InvoiceDocumentTab() {
  const { t } = useTranslation('invoices');
  const { id, invoiceNumber } = useObject(invoiceDetails);
  return (
    <ReadCard
      title={t('document.title')}
      query={{ ...invoicesQueries.document(id), retryOnMount: false }}
      loading={t('document.loading')}
      stopped={t('document.stopped')}
      outline={<Skeleton shape="block" />}
    >
      {({ blob }) => (
        <DocumentFrame
          title={t('document.name', { number: invoiceNumber })}
          content={blob}
          whenUnable={
            <EmptyState titleLevel={3} title={t('document.unable.title')} text={t('document.unable.text')} />
          }
        />
      )}
    </ReadCard>
  );
}
