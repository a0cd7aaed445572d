import { microsoft365Queries } from '#queries/tenants-microsoft365.ts';
import { archivePoliciesQueries } from '#queries/archive-policies.ts';
import { importSourcesQueries } from '#queries/import-sources.ts';
import { mailboxesQueries } from '#queries/mailboxes.ts';
import { chargedOf, paymentsQueries } from '#queries/payments.ts';
import { trustedDomainsQueries } from '#queries/trusted-domains.ts';
import { failedParts, isPaid, payerOf } from './contract.ts';
import { type Figure, mapFigure, NOT_ASKED, valueOf } from './figure.ts';
import { type FirstRunStep, type StepState, stepsToShow } from './first-run.ts';
import { everyone, useReadFor } from './use-read-for.ts';
import { useSecondStep } from './use-second-step.ts';
import type { Dashboard } from './use-dashboard.ts';

/** What is left of the way from an empty tenant to one that archives. */
export interface FirstRun {
  /** None where all is done, or while one is on its way. */
  steps: ReturnType<typeof stepsToShow>;
  retry(): void;
}

/** Reads how far a new tenant has come, once it is its turn. */
export function useFirstRun(
  { contract: { consent, plan }, tenant, users }: Dashboard,
  isTurn: boolean,
): FirstRun {
  const isMicrosoft = mapFigure(tenant, ({ tenantType }) => tenantType === 'Microsoft365');
  const isBilled = mapFigure(tenant, ({ isBillingActivated }) => isBillingActivated);
  const billing = mapFigure(
    useReadFor(paymentsQueries.mandates(), payerOf(isBilled, plan), isTurn),
    (mandates) => chargedOf(mandates) !== undefined,
  );
  const isSome = (count: number) => count > 0;
  const done: Readonly<Record<FirstRunStep, Figure<boolean>>> = {
    consent: mapFigure(consent, ({ archivePermissionsGranted }) => archivePermissionsGranted),
    'journal-rule': mapFigure(
      useReadFor(microsoft365Queries.journalRule(), isMicrosoft, isTurn),
      ({ isJournalRuleConfigured }) => isJournalRuleConfigured,
    ),
    domain: mapFigure(useReadFor(trustedDomainsQueries.count(), everyone, isTurn), isSome),
    // The first one is who set the tenant up.
    users: mapFigure(users, (count) => count > 1),
    mailbox: mapFigure(useReadFor(mailboxesQueries.count(), everyone, isTurn), isSome),
    policy: mapFigure(useReadFor(archivePoliciesQueries.count(), everyone, isTurn), isSome),
    import: mapFigure(useReadFor(importSourcesQueries.endedCount('Success'), everyone, isTurn), isSome),
    // That a plan is charged without anything to charge needs the reader more than a step does.
    billing: isPaid(valueOf(plan)?.subscription) && valueOf(billing) === false ? NOT_ASKED : billing,
    'second-factor': mapFigure(useSecondStep(isTurn), ({ isEnabled }) => isEnabled),
  };
  const states = Object.fromEntries(
    Object.entries(done).map(([step, figure]) => [step, stateOf(figure)]),
  ) as Record<FirstRunStep, StepState>;
  return {
    steps: stepsToShow(states),
    retry: () => failedParts(done).forEach((part) => part.retry()),
  };
}

function stateOf(figure: Figure<boolean>): StepState {
  if (figure.state !== 'ready') return figure.state;
  return figure.value ? 'done' : 'open';
}
