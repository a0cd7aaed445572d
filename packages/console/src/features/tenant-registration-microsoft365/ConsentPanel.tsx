import {
  Button,
  Dialog,
  MailboxesIcon,
  MicrosoftIcon,
  NoticeList,
  Stack,
  Text,
  UsersIcon,
} from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationState } from '#queries/tenant-registration-microsoft365.ts';
import { HandOver } from '#shared/actions/HandOver.tsx';
import { microsoft365RegistrationPaths } from '#shared/paths/tenant-registration-microsoft365.ts';
import { RegistrationFacts } from './RegistrationFacts.tsx';
import type { RegistrationActions } from './use-registration.ts';

interface ConsentPanelProps {
  registration: RegistrationState;
  actions: RegistrationActions;
}

/** The organization has to consent: what is asked for and why, here or by another person. */
export function ConsentPanel({ registration, actions }: ConsentPanelProps) {
  const { t } = useTranslation('tenant-registration-microsoft365');
  const [isHandingOver, setIsHandingOver] = useState(false);
  return (
    <>
      <Permissions />
      <Text tone="muted">{t('consent.later')}</Text>
      <RegistrationFacts registration={registration} who={t('consent.who')} />
      <Stack gap={8}>
        <Button design="primary" size="lg" fullWidth icon={MicrosoftIcon} onClick={actions.consent}>
          {actions.error === undefined ? t('consent.action') : t('consent.again')}
        </Button>
        <Button size="lg" fullWidth onClick={() => setIsHandingOver(true)}>
          {t('consent.handOver')}
        </Button>
      </Stack>
      <HandOverDialog
        registration={registration}
        isOpen={isHandingOver}
        onClose={() => setIsHandingOver(false)}
      />
    </>
  );
}

/** What consent is asked for, and why. */
function Permissions() {
  const { t } = useTranslation('tenant-registration-microsoft365');
  return (
    <NoticeList
      items={[
        {
          id: 'directory',
          icon: UsersIcon,
          tone: 'neutral',
          title: t('consent.directory'),
          text: t('consent.directoryWhy'),
        },
        {
          id: 'mailboxes',
          icon: MailboxesIcon,
          tone: 'neutral',
          title: t('consent.mailboxes'),
          text: t('consent.mailboxesWhy'),
        },
      ]}
    />
  );
}

interface HandOverDialogProps {
  registration: RegistrationState;
  isOpen: boolean;
  onClose: () => void;
}

/** A text for the Global Administrator who is another person. */
function HandOverDialog({ registration, isOpen, onClose }: HandOverDialogProps) {
  const { t } = useTranslation('tenant-registration-microsoft365');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('handOver.title')}>
      <HandOver
        lead={t('handOver.lead')}
        namespace="tenant-registration-microsoft365"
        subject="tenant-registration-microsoft365:handOver.subject"
        body="tenant-registration-microsoft365:handOver.body"
        values={{
          organization: registration.organizationName || registration.domainName,
          microsoftTenant: registration.microsoftTenantId,
          address: new URL(microsoft365RegistrationPaths.home(), window.location.href).href,
        }}
      />
    </Dialog>
  );
}
