import { ApiError } from '@archive-console/api-client';
import {
  Banner,
  Card,
  CopyBlock,
  Disclosure,
  NoticeList,
  Stack,
  Text,
  WarningIcon,
} from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { unicodeOf } from '#entities/trusted-domains/domain-name.ts';
import { HandOver } from '#shared/actions/HandOver.tsx';
import { useFormats } from '#shared/i18n/format.ts';
import type { WordKey } from '#shared/i18n/use-words.ts';
import { zoneLine } from './DomainRecord.tsx';
import { type Finding, findingOf } from './record-mistake.ts';

interface RecordProps {
  domainName: string;
  value: string;
}

/** A text for the person who runs the DNS: what to publish, and how to check it. */
export function DomainHandOver({ domainName, value, body }: RecordProps & { body: WordKey }) {
  const { t } = useTranslation('trusted-domains');
  const name = unicodeOf(domainName);
  return (
    <Card title={t('handOver.title')}>
      <HandOver
        lead={t('handOver.lead')}
        namespace="trusted-domains"
        subject="trusted-domains:handOver.subject"
        body={body}
        values={{ name, domainName, value, line: zoneLine(domainName, value) }}
      />
    </Card>
  );
}

interface DomainHelpProps extends RecordProps {
  /** The refusal, once the record was looked for and not found, and when: it is looked for again without such words. */
  refused?: { error: unknown; at: Date } | undefined;
  /** The usual mistakes are shown at once. @default where it was refused */
  isOpen?: boolean;
}

/** Why a record is not found: the commands that show what stands in the zone, and the usual mistakes. */
export function DomainHelp({ domainName, value, refused, isOpen = refused !== undefined }: DomainHelpProps) {
  const { t } = useTranslation('trusted-domains');
  const formats = useFormats();
  const detail = refused?.error instanceof ApiError ? refused.error.detail : undefined;
  const finding = findingOf(detail, domainName, value);
  const doubled = `${domainName}.${domainName}`;
  const mistakes: { id: Finding | 'waiting' | 'elsewhere'; title: string; text: string }[] = [
    { id: 'doubled', title: t('help.doubled.title'), text: t('help.doubled.text', { doubled }) },
    { id: 'host', title: t('help.host.title'), text: t('help.host.text', { domainName }) },
    { id: 'value', title: t('help.value.title'), text: t('help.value.text') },
    { id: 'waiting', title: t('help.waiting.title'), text: t('help.waiting.text') },
    { id: 'elsewhere', title: t('help.elsewhere.title'), text: t('help.elsewhere.text', { domainName }) },
  ];
  return (
    <Stack gap={12}>
      {/* Only the service knows what stands in the zone; it need not say it. */}
      {detail !== undefined && refused && (
        <Banner title={t('help.detail', { time: formats.time(refused.at) })}>
          {detail.split('\n').map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Banner>
      )}
      <Disclosure title={t('help.title')} titleLevel={2} open={isOpen}>
        <NoticeList
          items={mistakes
            .toSorted((one, other) => Number(other.id === finding) - Number(one.id === finding))
            .map(({ id, title, text }) => ({
              id,
              icon: WarningIcon,
              tone: id === finding ? ('warning' as const) : ('neutral' as const),
              title: id === finding ? t('help.likely', { mistake: title }) : title,
              text,
            }))}
        />
      </Disclosure>
      <Disclosure title={t('help.commands.title')} titleLevel={2}>
        <Stack gap={12}>
          <Text tone="muted">{t('help.commands.text')}</Text>
          <CopyBlock
            label={t('help.commands.any')}
            value={`nslookup -type=TXT ${domainName}\nnslookup -type=TXT ${doubled}\nnslookup -type=NS ${domainName}`}
            words={{ copy: t('help.commands.copyAny') }}
          />
          <CopyBlock
            label={t('help.commands.unix')}
            value={`dig +short TXT ${domainName}\ndig +short TXT ${doubled}\ndig +short NS ${domainName}`}
            words={{ copy: t('help.commands.copyUnix') }}
          />
          <CopyBlock
            label={t('help.commands.windows')}
            value={`Resolve-DnsName -Type TXT ${domainName}`}
            words={{ copy: t('help.commands.copyWindows') }}
          />
        </Stack>
      </Disclosure>
    </Stack>
  );
}
