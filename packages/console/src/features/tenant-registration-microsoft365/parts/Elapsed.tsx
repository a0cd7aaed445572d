import { Text } from '@archive-console/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { durationOf } from '../duration.ts';

const EVERY_MS = 1000;

/** How long this page has been waiting; when the service began, it does not tell. Not read out at every second. */
export function Elapsed() {
  const { t, i18n } = useTranslation('tenant-registration-microsoft365');
  const [since] = useState(() => Date.now());
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <Text numeric role="timer" aria-live="off" tone="muted">
      {t('working.elapsed', { time: durationOf(now - since, i18n.language) })}
    </Text>
  );
}
