import { CopyIcon, lazyPart, RetryIcon } from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { unicodeOf } from '#entities/trusted-domains/domain-name.ts';
import { type ListedDomain, trustedDomainsQueries } from '#queries/trusted-domains.ts';
import { type Action, deleteAction, refuseManaged } from '#shared/actions/action.ts';
import { useCopyText } from '#shared/actions/use-copy-text.ts';
import { useReportError } from '#shared/errors/use-report-error.ts';
import { trustedDomainsPaths } from '#shared/paths/trusted-domains.ts';
import { useServices } from '#shared/runtime/services.ts';

const deleteDialog = lazyPart(async () => (await import('./DomainDeleteDialog.tsx')).DomainDeleteDialog);

/** What can be done with a domain, added or pending. */
export function useDomainActions(): readonly Action<ListedDomain>[] {
  const { t } = useTranslation('trusted-domains');
  const { queryClient } = useServices();
  const copy = useCopyText();
  const report = useReportError();
  return useMemo((): readonly Action<ListedDomain>[] => {
    async function copyValue({ domainName }: ListedDomain): Promise<void> {
      const { domainVerifier } = await queryClient.query(trustedDomainsQueries.verifier(domainName));
      const name = unicodeOf(domainName);
      await copy(domainVerifier, { done: t('copy.done', { name }), refused: t('copy.refused') });
    }
    return [
      {
        id: 'check',
        icon: RetryIcon,
        label: t('action.check'),
        // Both pages look the record up when they are opened, if it was not looked up just before.
        to: ({ id, domainName, isPending }) =>
          isPending ? trustedDomainsPaths.verify(domainName) : trustedDomainsPaths.edit(id),
      },
      {
        id: 'copy',
        icon: CopyIcon,
        label: t('action.copy'),
        run: (domain) => void copyValue(domain).catch((error: unknown) => report(error)),
      },
      deleteAction<ListedDomain>({
        label: t('action.delete'),
        dialog: deleteDialog,
        whyNot: refuseManaged(t('rules.deleteManaged')),
      }),
    ];
  }, [t, queryClient, copy, report]);
}
