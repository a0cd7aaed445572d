import type { Environment, Tenant } from '@archive-console/api-client';
import { formatDuration } from '@archive-console/ui';
import type { ParseKeys } from 'i18next';
import { dateOf } from '#shared/i18n/days.ts';
import type { Formats } from '#shared/i18n/format.ts';

interface ServiceFact {
  key: ParseKeys<'home'>;
  value: string;
}

/** What the service says of itself, in the order support asks; what it does not say is left out. */
export function serviceFacts(
  environment: Environment | undefined,
  tenant: Pick<Tenant, 'publicTenantId'> | undefined,
  formats: Pick<Formats, 'moment'>,
  language: string,
): ServiceFact[] {
  const moment = (text: string | undefined) => {
    const at = dateOf(text);
    return at && formats.moment(at);
  };
  const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ');
  const facts: { key: ParseKeys<'home'>; value: string | undefined }[] = [
    { key: 'service.name', value: environment?.name },
    { key: 'service.version', value: environment?.version },
    { key: 'service.build', value: joined(environment?.gitCommitId, moment(environment?.gitCommitDate)) },
    {
      key: 'service.uiBuild',
      value: joined(environment?.uiGitCommitId, moment(environment?.uiGitCommitDate)),
    },
    { key: 'service.since', value: moment(environment?.startTime) },
    { key: 'service.uptime', value: uptimeWords(environment?.uptime, language) },
    { key: 'service.host', value: environment?.hostName },
    { key: 'service.appDomain', value: environment?.appBaseDomain },
    { key: 'service.smtp', value: environment?.archiveSmtpDomain },
    { key: 'service.tenantId', value: tenant?.publicTenantId },
  ];
  return facts.flatMap(({ key, value }) => (value ? [{ key, value }] : []));
}

/** A span as the service writes it, [days.]hours:minutes:seconds, in words; another way of writing it as it is. */
function uptimeWords(span = '', language: string): string {
  const parts = /^(?:(\d+)\.)?(\d+):(\d\d):(\d\d)/.exec(span)?.slice(1);
  if (parts === undefined) return span;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  return formatDuration((((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000, language);
}

/** The address of a page without its search: people are looked for by name. Of the rest, what may name one is left out. */
export const pageWithoutNames = (pathname: string): string => pathname.replaceAll(/[^/]*[^/\w-][^/]*/g, '…');
