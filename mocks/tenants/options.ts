import type { TenantKind } from './kinds.ts';

/** The option that says as whom the service reads mailboxes at Microsoft; empty until it is said. */
export const IMPERSONATION = 'exchangeImpersonationUpn';

/** The options a tenant begins with (specification, section 3: fields not shown), one of every sort. */
export function optionsFrom({ domain, microsoft }: TenantKind): Readonly<Record<string, unknown>> {
  return {
    timezoneIdentifier: 'Europe/Berlin',
    defaultLocale: 'de',
    retentionYears: 10,
    usersMayExport: false,
    sendWeeklyReport: true,
    reportRecipients: domain === null ? [] : [`postmaster@${domain}`],
    ...(microsoft === null ? {} : { [IMPERSONATION]: '' }),
  };
}
