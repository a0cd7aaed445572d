import { formatDuration, Text } from '@archive-console/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const EVERY_MS = 1000;
const MINUTE_MS = 60_000;

/**
 * How long one has waited on this page: the service does not report when it began. It is not
 * announced every second.
 */
export function WaitedHere() {
  const { t, i18n } = useTranslation('components');
  const [since] = useState(() => Date.now());
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <Text numeric role="timer" aria-live="off">
      {now - since < MINUTE_MS
        ? t('waiting.hereBriefly')
        : t('waiting.here', { time: formatDuration(now - since, i18n.language) })}
    </Text>
  );
}
