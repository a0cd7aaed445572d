import type { Environment, Tenant } from '@archive-console/api-client';
import type { ParseKeys } from 'i18next';
import type { Formats } from '#shared/i18n/format.ts';

interface ServiceFact {
  key: ParseKeys<'home'>;
  value: string;
}

/** What the service says of itself, in the order support asks; what it does not say is left out. */
export function serviceFacts(
  environment: Environment | undefined,
  tenant: Pick<Tenant, 'publicTenantId'> | undefined,
  formats: Pick<Formats, 'date' | 'time'>,
): ServiceFact[] {
  const moment = (text: string | undefined) => {
    const at = new Date(text ?? '');
    return Number.isNaN(at.getTime()) ? '' : `${formats.date(at)}, ${formats.time(at)}`;
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
    { key: 'service.host', value: environment?.hostName },
    { key: 'service.appDomain', value: environment?.appBaseDomain },
    { key: 'service.smtp', value: environment?.archiveSmtpDomain },
    { key: 'service.tenantId', value: tenant?.publicTenantId },
  ];
  return facts.flatMap(({ key, value }) => (value ? [{ key, value }] : []));
}
