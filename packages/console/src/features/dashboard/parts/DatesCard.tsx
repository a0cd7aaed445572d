import { Button, CalendarIcon, Card, saveText, Stack, Timeline } from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarFile } from '../calendar-file.ts';
import { nearOf } from '../dated-matters.ts';
import type { Attention } from '../use-attention.ts';
import { useDatedWords } from './use-dated-words.tsx';

interface DatesCardProps extends Pick<Attention, 'dates'> {
  now: Date;
}

/** What lapses or falls due. What presses is marked; what follows from it stands in the list of what needs attention. */
export function DatesCard({ dates, now }: DatesCardProps) {
  const { t, i18n } = useTranslation('dashboard');
  const words = useDatedWords(now);
  const [isAll, setAll] = useState(false);
  const near = nearOf(dates, now);
  const later = dates.length - near.length;
  const save = () => {
    const entries = dates.map(words.entryOf);
    saveText(`${t('calendar.file')}.ics`, calendarFile(entries, now, i18n.language), 'text/calendar');
  };
  return (
    <Card title={t('dates.title')}>
      <Stack gap={16}>
        <Timeline
          events={(isAll ? dates : near).map(words.eventOf)}
          locale={i18n.language}
          now={now}
          onMore={isAll || later === 0 ? undefined : () => setAll(true)}
          words={{ more: t('dates.later', { count: later }) }}
        />
        <div>
          <Button size="sm" icon={CalendarIcon} onClick={save}>
            {t('calendar.save', { count: dates.length })}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
