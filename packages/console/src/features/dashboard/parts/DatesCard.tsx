import { Button, CalendarIcon, Card, saveText, Stack, Text, Timeline } from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarFile } from '../calendar-file.ts';
import { aheadOf, nearOf } from '../dated-matters.ts';
import { type Attention, isDatedPart } from '../use-attention.ts';
import { useDatedWords } from './use-dated-words.tsx';
import { usePartWords } from './use-part-words.ts';

interface DatesCardProps {
  attention: Pick<Attention, 'dates' | 'datesPending' | 'unread'>;
  now: Date;
}

/** What lapses or falls due. What presses is marked; what follows from it stands in the list of what needs attention. */
export function DatesCard({ attention: { dates, datesPending, unread }, now }: DatesCardProps) {
  const { t, i18n } = useTranslation('dashboard');
  const words = useDatedWords(now);
  const [isAll, setAll] = useState(false);
  const near = nearOf(dates, now);
  const later = dates.length - near.length;
  const ahead = aheadOf(dates, now);
  const missing = usePartWords()(unread.map(({ part }) => part).filter(isDatedPart));
  const save = () => {
    const entries = ahead.map(words.entryOf);
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
        {ahead.length > 0 && (
          <Stack gap={8}>
            <div>
              <Button
                size="sm"
                icon={CalendarIcon}
                disabledReason={datesPending ? t('calendar.reading') : undefined}
                onClick={save}
              >
                {t('calendar.save', { count: ahead.length })}
              </Button>
            </div>
            {missing !== '' && (
              <Text size="small" tone="muted">
                {t('calendar.unread', { parts: missing })}
              </Text>
            )}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
