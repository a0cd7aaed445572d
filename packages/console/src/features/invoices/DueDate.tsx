import { DateTime } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { dateOf } from '#shared/i18n/days.ts';

/** The day on which an invoice is due, the same day everywhere; what is no date is shown as it came. */
export function DueDate({ dueDate }: { dueDate: string }) {
  const { language } = useTranslation().i18n;
  const at = dateOf(dueDate);
  return at ? <DateTime at={at} locale={language} timeZone="UTC" /> : dueDate;
}
