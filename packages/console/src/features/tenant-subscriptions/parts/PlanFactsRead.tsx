import { Banner } from '@archive-console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PartnerCard } from '#entities/tenant-subscriptions/PartnerCard.tsx';
import { LoadingCard } from '#shared/loading/LoadingCard.tsx';
import { LoadState } from '#shared/loading/LoadState.tsx';
import type { PlanFacts } from '../use-plan-facts.ts';

interface PlanFactsReadProps {
  facts: PlanFacts;
  /** What plans are chosen by, once all of it is read. */
  children: ReactNode;
}

/** Where plans are chosen: not before they are read, and not at all where a partner chooses them. */
export function PlanFactsRead({ facts: { partner, missing }, children }: PlanFactsReadProps) {
  const { t } = useTranslation('tenant-subscriptions');
  if (partner !== null)
    return (
      <>
        <Banner tone="info" title={t('edit.managed')} />
        <PartnerCard partner={partner} text={t('partner.text')} />
      </>
    );
  if (missing === undefined) return children;
  return (
    <LoadState {...missing} loading={t('edit.loading')} stopped={t('edit.stopped')}>
      <LoadingCard />
      <LoadingCard />
    </LoadState>
  );
}
