import { useTranslation } from 'react-i18next';
import { useFormats } from '#shared/i18n/format.ts';
import { mailsThisMonth, mailsYesterday } from '../dashboard-figures.ts';
import { valueOf } from '../figure.ts';
import type { Dashboard } from '../use-dashboard.ts';

/** What each figure means: its change, its limit, its share. Empty until its data is loaded. */
export function useTileNotes(dashboard: Dashboard, now: Date) {
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
    return t('tile.package', { limit: size });
  }

  function users(): string | undefined {
    if (licensed.state === 'failed') return t('tile.licensesFailed');
    if (licensed.state !== 'ready') return undefined;
    return t('tile.licensed', { licensed: formats.number(licensed.value) });
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
