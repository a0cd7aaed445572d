import { ChartCard, EmptyState, Skeleton, Stack } from '@archive-console/ui';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#shared/i18n/format.ts';
import type { Figure } from '../figure.ts';
import type { StorageOutlook } from '#entities/consumptions/storage-outlook.ts';
import type { UsageDay } from '#entities/consumptions/usage-days.ts';
import { daysBetween } from '#shared/i18n/days.ts';
import { useFreshness } from '../use-freshness.ts';
import { FigurePart } from './FigurePart.tsx';
import { useLatePart } from './use-late-part.ts';

interface StorageCardProps {
  ref: Ref<HTMLElement>;
  history: Figure<UsageDay[]>;
  /** Bytes of the package. */
  limit: number | undefined;
  outlook: StorageOutlook | undefined;
  pageAsOf: Date;
  now: Date;
}

/** Days from which on a history is one of twelve months: it may lack the first of them. */
const WHOLE_YEAR_DAYS = 365 - 31;

/** The drawing is heavy. */
const loadChart = async () => (await import('#entities/consumptions/StorageChart.tsx')).StorageChart;

/** Storage over twelve months, or since it is counted, and where it goes. */
export function StorageCard({ ref, history, limit, outlook, pageAsOf, now }: StorageCardProps) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const freshness = useFreshness(pageAsOf);
  const isHere = history.state === 'ready';
  const isEmpty = isHere && history.value.every(({ bytes }) => bytes === null);
  const chart = useLatePart(loadChart, isHere && !isEmpty);
  const first = isHere ? history.value[0]?.at : undefined;
  const isYoung = first !== undefined && daysBetween(first, now) < WHOLE_YEAR_DAYS;
  const date = isYoung ? formats.dayAndMonth(first) : '';
  const span = isYoung
    ? t(outlook === undefined ? 'chart.since' : 'chart.sinceAndNext', { date })
    : t(outlook === undefined ? 'chart.past' : 'chart.pastAndNext');
  const full = outlook?.full;
  return (
    <ChartCard
      ref={ref}
      tabIndex={-1}
      title={t('chart.title')}
      range={[isHere && !isEmpty && span, freshness(history)].filter(Boolean).join(' · ')}
      sentence={
        full &&
        t('chart.full', {
          about: formats.dayAndMonth(full.about),
          earliest: formats.dayAndMonth(full.earliest),
          latest: formats.dayAndMonth(full.latest),
        })
      }
      aria-busy={history.state === 'pending'}
    >
      <FigurePart figure={history} outline={<ChartOnTheWay />}>
        {(days) =>
          isEmpty ? (
            <EmptyState titleLevel={3} title={t('chart.emptyTitle')} text={t('chart.emptyText')} />
          ) : (
            <FigurePart figure={chart} outline={<ChartOnTheWay />}>
              {(Chart) => <Chart days={days} limit={limit} outlook={outlook} />}
            </FigurePart>
          )
        }
      </FigurePart>
    </ChartCard>
  );
}

/** About as high as the chart, so that nothing below it moves. */
function ChartOnTheWay() {
  return (
    <Stack gap={32}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </Stack>
  );
}
