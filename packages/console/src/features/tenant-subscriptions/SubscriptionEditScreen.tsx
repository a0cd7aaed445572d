import { Banner, ButtonLink, Page, PageHeader } from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunction, Outlet } from 'react-router';
import { organizationsQueries } from '#queries/organizations.ts';
import { paymentsQueries } from '#queries/payments.ts';
import { beginReads } from '#shared/loading/begin-reads.ts';
import { tenantSubscriptionsPaths } from '#shared/paths/tenant-subscriptions.ts';
import { servicesOf } from '#shared/runtime/services.ts';
import { PlanEditor } from './parts/PlanEditor.tsx';
import { PlanFactsRead } from './parts/PlanFactsRead.tsx';
import { basisOf } from './plan-choice.ts';
import { beginPlanFacts, usePlanFacts } from './use-plan-facts.ts';
import { usePlanWrite } from './use-plan-write.ts';

export const loader: LoaderFunction = ({ context }) => {
  const { queryClient } = servicesOf(context);
  return beginReads(
    ...beginPlanFacts(queryClient),
    queryClient.query(organizationsQueries.billingAddress()),
    queryClient.query(paymentsQueries.billingContact()),
    queryClient.query(paymentsQueries.mandates()),
  );
};

/** Chooses users and storage, shows what that costs, and activates a trial or changes a paid plan. */
export function SubscriptionEditScreen() {
  const { t } = useTranslation('tenant-subscriptions');
  const facts = usePlanFacts();
  const write = usePlanWrite();
  const [first, setFirst] = useState<string>();
  const basis = facts.isKnown ? basisOf(facts.plan) : undefined;
  // The plan changes under the page by its own write as well: until that has led on, nothing begins anew.
  if (basis !== undefined && first === undefined) setFirst(basis);
  const isChanged = first !== undefined && basis !== first && !write.isRunning && !write.isOver();
  const canCompare = facts.missing === undefined && facts.partner === null;
  return (
    <Page>
      <PageHeader
        title={facts.activates ? t('edit.activateTitle') : t('edit.title')}
        sentence={facts.activates ? t('edit.activateSentence') : t('edit.sentence')}
        actions={
          canCompare && (
            <ButtonLink render={(props) => <Link {...props} to={tenantSubscriptionsPaths.comparison()} />}>
              {t('comparison.open')}
            </ButtonLink>
          )
        }
      />
      <PlanFactsRead facts={facts}>
        {isChanged && <Banner tone="warning" role="status" title={t('edit.changedMeanwhile')} />}
        <PlanEditor key={isChanged ? basis : first} facts={facts} write={write} />
      </PlanFactsRead>
      <Outlet />
    </Page>
  );
}
