import { Button, ButtonLink, Card, type Check, CheckList } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RetryButton } from '#shared/loading/RetryButton.tsx';
import { archivePoliciesPaths } from '#shared/paths/archive-policies.ts';
import { emailArchiveConfigurationPaths } from '#shared/paths/email-archive-configuration.ts';
import { importSourcesPaths } from '#shared/paths/import-sources.ts';
import { mailboxesPaths } from '#shared/paths/mailboxes.ts';
import { myProfilePaths } from '#shared/paths/my-profile.ts';
import { paymentsPaths } from '#shared/paths/payments.ts';
import { trustedDomainsPaths } from '#shared/paths/trusted-domains.ts';
import { usersPaths } from '#shared/paths/users.ts';
import type { FirstRunStep } from '../first-run.ts';
import type { FirstRun } from '../use-first-run.ts';

interface FirstRunCardProps {
  firstRun: FirstRun;
  onPutAway: () => void;
}

interface StepWords {
  title: string;
  text?: string;
  to?: { path: string; label: string };
}

/** What is left of the way from an empty tenant to one that archives. */
export function FirstRunCard({ firstRun: { steps, retry }, onPutAway }: FirstRunCardProps) {
  const { t } = useTranslation('dashboard');
  const words = useStepWords();
  const checks = steps.map(({ step, state }): Check => {
    const { title, text, to } = words[step];
    if (state === 'done') return { id: step, state, title };
    if (state === 'failed')
      return { id: step, state, title, text: t('firstRun.unread'), action: <RetryButton onRetry={retry} /> };
    const action = to && (
      <ButtonLink size="sm" render={(props) => <Link {...props} to={to.path} />}>
        {to.label}
      </ButtonLink>
    );
    return { id: step, state, title, text, action };
  });
  return (
    <Card
      title={t('firstRun.title')}
      actions={
        <Button size="sm" onClick={onPutAway}>
          {t('firstRun.putAway')}
        </Button>
      }
    >
      <CheckList label={t('firstRun.label')} items={checks} />
    </Card>
  );
}

function useStepWords(): Readonly<Record<FirstRunStep, StepWords>> {
  const { t } = useTranslation('dashboard');
  return {
    consent: { title: t('firstRun.consent') },
    'journal-rule': {
      title: t('firstRun.journalRule'),
      text: t('firstRun.journalRuleText'),
      to: { path: emailArchiveConfigurationPaths.page(), label: t('firstRun.showConnection') },
    },
    domain: {
      title: t('firstRun.domain'),
      text: t('firstRun.domainText'),
      to: { path: trustedDomainsPaths.add(), label: t('firstRun.addDomain') },
    },
    users: {
      title: t('firstRun.users'),
      text: t('firstRun.usersText'),
      to: { path: usersPaths.list(), label: t('firstRun.showUsers') },
    },
    mailbox: {
      title: t('firstRun.mailbox'),
      text: t('firstRun.mailboxText'),
      to: { path: mailboxesPaths.list(), label: t('firstRun.showMailboxes') },
    },
    policy: {
      title: t('firstRun.policy'),
      text: t('firstRun.policyText'),
      to: { path: archivePoliciesPaths.create(), label: t('firstRun.createPolicy') },
    },
    import: {
      title: t('firstRun.import'),
      text: t('firstRun.importText'),
      to: { path: importSourcesPaths.list(), label: t('firstRun.showSources') },
    },
    billing: {
      title: t('firstRun.billing'),
      text: t('firstRun.billingText'),
      to: { path: paymentsPaths.overview(), label: t('firstRun.setUpPayment') },
    },
    'second-factor': {
      title: t('firstRun.secondFactor'),
      text: t('attention.secondFactorText'),
      to: { path: myProfilePaths.home('security'), label: t('attention.setUp') },
    },
  };
}
