import {
  type DateRange,
  DateRangeField,
  Inline,
  isReversedRange,
  SegmentedChoice,
} from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keyOf } from '#entities/consumptions/usage-days.ts';
import { useNow } from '#shared/loading/use-now.ts';
import { type GrowthStep, type Period, type PeriodChange, periods, steps } from './period.ts';

interface PeriodChoiceProps {
  shown: DateRange;
  /** `undefined` where the reader has chosen the days. */
  period: Period | undefined;
  step: GrowthStep;
  onChange: (change: PeriodChange) => void;
}

/** How far back the page looks, by a period or by days, and what a bar stands for. */
export function PeriodChoice({ shown, period, step, onChange }: PeriodChoiceProps) {
  const { t, i18n } = useTranslation('statistics');
  // Days that make no period, as long as they stand in the field.
  const [unusable, setUnusable] = useState<DateRange>();
  const now = useNow();
  const words = {
    month: t('period.month'),
    quarter: t('period.quarter'),
    year: t('period.year'),
    threeYears: t('period.threeYears'),
    own: t('period.own'),
  };
  const stepWords = { month: t('by.month'), day: t('by.day') };
  return (
    <Inline gap={20} align="end">
      <SegmentedChoice
        label={t('period.label')}
        options={[...periods, 'own' as const].map((value) => ({ value, label: words[value] }))}
        value={period ?? 'own'}
        onValue={(value) => {
          setUnusable(undefined);
          onChange({ period: value });
        }}
      />
      {period === undefined && (
        <DateRangeField
          label={t('period.days')}
          value={unusable ?? shown}
          max={keyOf(now)}
          locale={i18n.language}
          error={unusable && (isReversedRange(unusable) ? t('period.reversed') : t('period.open'))}
          onChange={(days) => {
            const isUsable = days.from !== '' && days.to !== '' && !isReversedRange(days);
            setUnusable(isUsable ? undefined : days);
            if (isUsable) onChange({ days });
          }}
        />
      )}
      <SegmentedChoice
        label={t('by.label')}
        options={steps.map((value) => ({ value, label: stepWords[value] }))}
        value={step}
        onValue={(by) => onChange({ by })}
      />
    </Inline>
  );
}
