import {
  Banner,
  ButtonLink,
  CopyButton,
  Dialog,
  SegmentedChoice,
  Stack,
  Text,
  Textarea,
} from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationState } from '#queries/tenant-registration-microsoft365.ts';
import { languages, type Language } from '#shared/i18n/languages.ts';
import { microsoft365RegistrationPaths } from '#shared/paths/tenant-registration-microsoft365.ts';
import { useServices } from '#shared/runtime/services.ts';
import { useWordsIn } from './use-words-in.ts';

interface HandOverDialogProps {
  registration: RegistrationState;
  isOpen: boolean;
  onClose: () => void;
}

/** A text for the Global Administrator who is another person, in either language, to copy or to send. */
export function HandOverDialog({ registration, isOpen, onClose }: HandOverDialogProps) {
  const { t } = useTranslation(['tenant-registration-microsoft365', 'shell']);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('handOver.title')}>
      <HandOver registration={registration} />
    </Dialog>
  );
}

function HandOver({ registration }: { registration: RegistrationState }) {
  const { t } = useTranslation(['tenant-registration-microsoft365', 'shell']);
  const { i18n } = useServices();
  const [language, setLanguage] = useState(i18n.language as Language);
  const { words, hasFailed } = useWordsIn(language);
  const names: Readonly<Record<Language, string>> = {
    'en-US': t('shell:account.language_en-US'),
    de: t('shell:account.language_de'),
  };
  const about = {
    organization: registration.organizationName || registration.domainName,
    microsoftTenant: registration.microsoftTenantId,
    address: new URL(microsoft365RegistrationPaths.home(), window.location.href).href,
  };
  const text = words?.('handOver.body', about) ?? '';
  const subject = words?.('handOver.subject', about) ?? '';
  return (
    <Stack gap={16}>
      <Text>{t('handOver.lead')}</Text>
      <SegmentedChoice
        label={t('handOver.language')}
        options={languages.map((value) => ({ value, label: names[value] }))}
        value={language}
        onValue={setLanguage}
      />
      {hasFailed && <Banner tone="danger" role="alert" title={t('handOver.unread')} />}
      <Textarea
        label={t('handOver.label')}
        labelAside={<CopyButton text={text} words={{ copy: t('handOver.copy') }} />}
        lang={language}
        rows={12}
        readOnly
        value={text}
      />
      <ButtonLink href={mailTo(subject, text)}>{t('handOver.mail')}</ButtonLink>
    </Stack>
  );
}

function mailTo(subject: string, body: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
}
