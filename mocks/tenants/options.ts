import type { TenantKind } from './kinds.ts';

/** The options a tenant begins with (specification, section 3: fields not shown), one of every sort. */
export function optionsFrom({ domain }: TenantKind): Readonly<Record<string, unknown>> {
  return {
    timezoneIdentifier: 'Europe/Berlin',
    defaultLocale: 'de',
    retentionYears: 10,
    usersMayExport: false,
    sendWeeklyReport: true,
    reportRecipients: domain === null ? [] : [`postmaster@${domain}`],
  };
}
