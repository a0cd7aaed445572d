import type { Balance, Subscription } from '@archive-console/api-client';
import { Card, DefinitionList, formatList } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePackageSize } from '../use-package-size.ts';
import { tenantBalancesQueries } from '#queries/tenant-balances.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { ReadNotice } from '#shared/loading/ReadNotice.tsx';

/** What is subscribed to, and what is available in all where that is something else. */
export function PlanCard({ plan }: { plan: Subscription }) {
  const { t, i18n } = useTranslation('tenant-subscriptions');
  const formats = useFormats();
  const options = tenantBalancesQueries.current();
  const balance = useQuery(options);
  const sizeOf = usePackageSize();
  const storage = sizeOf(plan.storage);
  const balanceWords = balance.data && adds(balance.data) ? balanceText(balance.data) : '';
  return (
    <Card title={t('plan.title')}>
      <DefinitionList
        items={[
          ...(plan.standardUsers === null
            ? []
            : [{ term: t('plan.users'), description: formats.number(plan.standardUsers) }]),
          ...(storage === undefined ? [] : [{ term: t('plan.storage'), description: storage }]),
          { term: t('plan.eiv'), description: plan.featureEiv ? t('plan.on') : t('plan.off') },
          ...(balanceWords === '' ? [] : [{ term: t('plan.balance'), description: balanceWords }]),
        ]}
      />
      <ReadNotice
        read={balance}
        queryKey={options.queryKey}
        loading={t('plan.balanceLoading')}
        stopped={t('plan.balanceStopped')}
        titleLevel={3}
      />
    </Card>
  );

  /** Mostly it repeats what is subscribed to. */
  function adds({ userCount, storage: stored, featureEiv }: Balance): boolean {
    return userCount !== plan.standardUsers || stored !== plan.storage || isEivOther(featureEiv);
  }

  /** Of what is left out, nothing is known. */
  function isEivOther(featureEiv: Balance['featureEiv']): boolean {
    return featureEiv !== null && Boolean(featureEiv) !== plan.featureEiv;
  }

  function balanceText(data: Balance): string {
    const users = data.userCount === null ? undefined : t('amount.users', { count: data.userCount });
    const eiv = data.featureEiv ? t('plan.balanceEiv') : t('plan.balanceNoEiv');
    const parts = [users, sizeOf(data.storage), isEivOther(data.featureEiv) ? eiv : undefined].filter(
      (part) => part !== undefined,
    );
    return formatList(parts, i18n.language);
  }
}
