import { Button, CalendarIcon, Card, saveText, Stack, Timeline } from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarFile } from '../calendar-file.ts';
import { nearOf } from '../dated-matters.ts';
import type { Attention } from '../use-attention.ts';
import { useDatedWords } from './use-dated-words.tsx';

interface DatesCardProps extends Pick<Attention, 'ahead' | 'pressing'> {
  now: Date;
}

/** What lapses or falls due later. A calendar takes all dates, those that press too. */
export function DatesCard({ ahead, pressing, now }: DatesCardProps) {
  const { t, i18n } = useTranslation('dashboard');
  const words = useDatedWords(now);
  const [isAll, setAll] = useState(false);
  const near = nearOf(ahead, now);
  const later = ahead.length - near.length;
  const dated = [...pressing, ...ahead];
  const save = () => {
    const entries = dated.map(words.entryOf);
    saveText(`${t('calendar.file')}.ics`, calendarFile(entries, now, i18n.language), 'text/calendar');
  };
  return (
    <Card title={t('dates.title')}>
      <Stack gap={16}>
        <Timeline
          events={(isAll ? ahead : near).map(words.eventOf)}
          locale={i18n.language}
          now={now}
          onMore={isAll || later === 0 ? undefined : () => setAll(true)}
          words={{ more: t('dates.later', { count: later }) }}
        />
        <div>
          <Button size="sm" icon={CalendarIcon} onClick={save}>
            {t('calendar.save', { count: dated.length })}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
