import type { ImportTask } from '@archive-console/api-client';
import { formatList } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#shared/i18n/format.ts';

/** What an import took beside ordinary mail, and of which days. */
export function useTaskOptions(): (task: ImportTask) => string {
  const { t, i18n } = useTranslation('import-sources');
  const formats = useFormats();
  return (task) => {
    const kinds = [
      ...(task.includeDeletedItems ? [t('options.deletedItems')] : []),
      ...(task.includeJunkMails ? [t('options.junkMails')] : []),
      ...(task.includeDrafts ? [t('options.drafts')] : []),
    ];
    const day = (date: string | null) =>
      date === null ? undefined : formats.date(new Date(`${date.slice(0, 10)}T00:00`));
    const [from, to] = [day(task.includeFrom), day(task.includeTo)];
    const span =
      from === undefined
        ? to && t('tasks.until', { to })
        : t(to === undefined ? 'tasks.since' : 'tasks.between', { from, to });
    const taken =
      kinds.length === 0 ? undefined : t('tasks.also', { kinds: formatList(kinds, i18n.language) });
    return [taken, span].filter(Boolean).join(' · ');
  };
}
