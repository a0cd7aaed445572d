import { useTranslation } from 'react-i18next';
import { useFormats } from '#shared/i18n/format.ts';
import { mailsThisMonth, mailsYesterday, monthlyUsers } from '../dashboard-figures.ts';
import { valueOf } from '../figure.ts';
import type { StorageOutlook } from '../storage-outlook.ts';
import type { Dashboard } from '../use-dashboard.ts';

/** What each figure means: its change, its limit, its share. Empty until its data is loaded. */
export function useTileNotes(dashboard: Dashboard, outlook: StorageOutlook | undefined, now: Date) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const { limit, licensed } = dashboard;
  const days = valueOf(dashboard.history) ?? [];
  const used = valueOf(dashboard.storage) ?? 0;
  const month = mailsThisMonth(days, now);
  const yesterday = mailsYesterday(days, now);

  function storage(): string | undefined {
    if (limit.state === 'pending') return undefined;
    if (limit.state === 'failed') return t('tile.packageFailed');
    if (limit.state === 'absent') return t('tile.noPackage');
    const size = formats.bytes(limit.value);
    if (used >= limit.value) return t('tile.packageReached', { limit: size });
    if (outlook?.full === undefined) return t('tile.package', { limit: size });
    return t('tile.packageFull', { limit: size, date: formats.dayAndMonth(outlook.full.about) });
  }

  function users(): string | undefined {
    if (licensed.state === 'failed') return t('tile.licensesFailed');
    if (licensed.state !== 'ready') return undefined;
    const monthly = monthlyUsers(valueOf(dashboard.users) ?? 0, licensed.value);
    const words = { licensed: formats.number(licensed.value), monthly: formats.number(monthly) };
    return monthly === 0 ? t('tile.licensed', words) : t('tile.monthly', words);
  }

  function average(): string | undefined {
    if (yesterday !== undefined) return t('tile.yesterday', { mails: formats.number(yesterday) });
    return dashboard.history.state === 'ready' ? t('tile.noYesterday') : undefined;
  }

  return {
    mails: month === undefined ? undefined : t('tile.month', { mails: formats.number(month) }),
    storage: storage(),
    users: users(),
    average: average(),
  };
}
