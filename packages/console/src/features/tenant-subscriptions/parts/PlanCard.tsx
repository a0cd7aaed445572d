import type { Balance, Subscription } from '@archive-console/api-client';
import { Card, DefinitionList, formatList, Skeleton } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BYTES_OF_A_GIGABYTE } from '#entities/tenant-subscriptions/plan-facts.ts';
import { tenantBalancesQueries } from '#queries/tenant-balances.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { ReadNotice } from '#shared/loading/ReadNotice.tsx';

/** What is subscribed to, and the balance that it comes to. */
export function PlanCard({ plan }: { plan: Subscription }) {
  const { t, i18n } = useTranslation('tenant-subscriptions');
  const formats = useFormats();
  const options = tenantBalancesQueries.current();
  const balance = useQuery(options);
  const isUnread = balance.data === undefined && !balance.isFetching;
  const size = (gigabytes: number | null) => formats.bytes((gigabytes ?? 0) * BYTES_OF_A_GIGABYTE);
  return (
    <Card title={t('plan.title')}>
      <DefinitionList
        items={[
          { term: t('plan.users'), description: formats.number(plan.standardUsers ?? 0) },
          { term: t('plan.storage'), description: size(plan.storage) },
          { term: t('plan.eiv'), description: plan.featureEiv ? t('plan.on') : t('plan.off') },
          ...(isUnread
            ? []
            : [
                {
                  term: t('plan.balance'),
                  description:
                    balance.data === undefined ? <Skeleton width="60%" /> : balanceText(balance.data),
                },
              ]),
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

  function balanceText(data: Balance | null): string {
    if (data === null) return t('plan.noBalance');
    const users = t('amount.users', { count: data.userCount ?? 0 });
    return formatList([users, size(data.storage)], i18n.language);
  }
}
