import { DateTime } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';

/** The day on which an invoice is due, the same day everywhere; what is no date is shown as it came. */
export function DueDate({ dueDate }: { dueDate: string }) {
  const { language } = useTranslation().i18n;
  const at = new Date(dueDate);
  return Number.isNaN(at.getTime()) ? dueDate : <DateTime at={at} locale={language} timeZone="UTC" />;
}
