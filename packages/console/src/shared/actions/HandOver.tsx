import {
  Banner,
  ButtonLink,
  CopyButton,
  MailIcon,
  SegmentedChoice,
  Stack,
  Text,
  Textarea,
} from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace } from '#shared/i18n/i18n.ts';
import { languages, type Language } from '#shared/i18n/languages.ts';
import type { WordKey } from '#shared/i18n/use-words.ts';
import { useWordsIn } from '#shared/i18n/use-words-in.ts';
import { useServices } from '#shared/runtime/services.ts';

interface HandOverProps {
  /** Whom it is for, and what they need. */
  lead: string;
  /** The file of the words of the text, and their keys. */
  namespace: Namespace;
  subject: WordKey;
  body: WordKey;
  /** What is said in them. */
  values: Readonly<Record<string, string>>;
}

/** A text for another person who has to do the next step, in either language, to copy or to send. */
export function HandOver({ lead, namespace, subject, body, values }: HandOverProps) {
  const { t } = useTranslation(['objects', 'shell']);
  const { i18n } = useServices();
  const [language, setLanguage] = useState(i18n.language as Language);
  const { say, hasFailed } = useWordsIn(language, namespace);
  const names: Readonly<Record<Language, string>> = {
    'en-US': t('shell:account.language_en-US'),
    de: t('shell:account.language_de'),
  };
  const text = say?.(body, values) ?? '';
  return (
    <Stack gap={16}>
      <Text>{lead}</Text>
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
      <ButtonLink icon={MailIcon} href={mailTo(say?.(subject, values) ?? '', text)}>
        {t('handOver.mail')}
      </ButtonLink>
    </Stack>
  );
}

function mailTo(subject: string, body: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
}
