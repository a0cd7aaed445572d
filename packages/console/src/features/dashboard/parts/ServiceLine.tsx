import type { ServerInfo } from '@archive-console/api-client';
import { Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#shared/i18n/format.ts';

/** Which build of the service answers, and since when: what support asks first. */
export function ServiceLine({ service }: { service: ServerInfo | undefined }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const started = new Date(service?.startTime ?? '');
  if (service === undefined || service.version === '' || Number.isNaN(started.getTime())) return null;
  const { name, version } = service;
  return (
    <Text size="small" tone="faint">
      {t('service.line', { name, version, date: formats.date(started) }).trim()}
    </Text>
  );
}
