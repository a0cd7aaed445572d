import { useTranslation } from 'react-i18next';
import { useTimeOfDay } from '#shared/i18n/use-time-of-day.ts';
import { type Figure, isOfAnotherTime } from './figure.ts';

/** How fresh a part is, in words; nothing where the page's own line says it for all. */
export function useFreshness(pageAsOf: Date): (part: Figure<unknown>) => string | undefined {
  const { t } = useTranslation('dashboard');
  const timeOf = useTimeOfDay();
  return (part) =>
    part.state === 'ready' && isOfAnotherTime(part.asOf, pageAsOf)
      ? t('tile.asOf', { time: timeOf(part.asOf) })
      : undefined;
}
