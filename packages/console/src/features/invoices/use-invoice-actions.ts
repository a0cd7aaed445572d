import type { Invoice } from '@archive-console/api-client';
import { DownloadIcon, saveFile, ShowIcon } from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readInvoiceFile } from '#queries/invoices.ts';
import type { Action } from '#shared/actions/action.ts';
import { useReportError } from '#shared/errors/use-report-error.ts';
import { invoicesPaths, type InvoiceTab } from '#shared/paths/invoices.ts';

/**
 * What can be done with an invoice.
 *
 * @param tab the tab that is open, on the page of one
 */
export function useInvoiceActions<TInvoice extends Invoice>(tab?: InvoiceTab): readonly Action<TInvoice>[] {
  const { t } = useTranslation('invoices');
  const queryClient = useQueryClient();
  const report = useReportError();
  const underWay = useRef(new Set<string>());
  return useMemo((): readonly Action<TInvoice>[] => {
    async function save(id: string, invoiceNumber: string): Promise<void> {
      const { blob, fileName } = await readInvoiceFile(queryClient, id);
      saveFile(fileName ?? `${invoiceNumber}.pdf`, blob);
    }
    async function saveOne({ id, invoiceNumber }: TInvoice): Promise<void> {
      if (underWay.current.has(id)) return;
      underWay.current.add(id);
      try {
        await save(id, invoiceNumber);
      } catch (error) {
        await report(error, { title: t('download.failed', { number: invoiceNumber }) });
      } finally {
        underWay.current.delete(id);
      }
    }
    const show: Action<TInvoice> = {
      id: 'show',
      icon: ShowIcon,
      label: t('action.show'),
      to: ({ id }) => invoicesPaths.details(id, 'document'),
    };
    return [
      ...(tab === 'document' ? [] : [show]),
      {
        id: 'download',
        icon: DownloadIcon,
        label: t('action.download'),
        run: (invoice) => void saveOne(invoice),
        many: {
          label: t('action.downloadMany'),
          order(rows) {
            const numbers = new Map(rows.map(({ id, invoiceNumber }) => [id, invoiceNumber]));
            return {
              title: t('download.run', { count: rows.length }),
              done: (count) => t('download.done', { count }),
              partlyDone: (count, total) => t('download.partlyDone', { count, total }),
              fileName: t('download.file'),
              act: (id) => save(id, numbers.get(id) ?? id),
              settled: () => undefined,
            };
          },
        },
      },
    ];
  }, [t, tab, queryClient, report]);
}
