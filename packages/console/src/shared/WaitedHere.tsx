import { Text } from '@archive-console/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { durationOf } from './duration.ts';

const EVERY_MS = 1000;

/** How long one has waited on this page; when the service began, it does not tell. Not read out at every second. */
export function WaitedHere() {
  const { t, i18n } = useTranslation();
  const [since] = useState(() => Date.now());
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <Text numeric role="timer" aria-live="off">
      {t('waiting.here', { time: durationOf(now - since, i18n.language) })}
    </Text>
  );
}
