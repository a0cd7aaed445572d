import { CopyButton, Textarea } from '@archive-console/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { serviceQueries } from '#queries/service.ts';
import { tenantsQueries } from '#queries/tenants.ts';
import { visitLogOf } from '#queries/visit-log.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { useConnection } from '#shared/session/use-connection.ts';
import { pageWithoutNames, serviceFacts } from './service-facts.ts';

/** What support asks first, shown as it is copied: versions, tenant, page, connection and the latest errors. No names, no secrets. */
export function SupportDetails({ state }: { state?: string }) {
  const { t, i18n } = useTranslation('home');
  const formats = useFormats();
  const { pathname } = useLocation();
  const connection = useConnection();
  const environment = useQuery(serviceQueries.environment()).data;
  const tenant = useQuery({ ...tenantsQueries.current(), enabled: false }).data;
  const log = visitLogOf(useQueryClient());
  const { errors } = useSyncExternalStore(log.subscribe, log.read);
  const lines = [
    ...serviceFacts(environment, tenant, formats, i18n.language).map(
      ({ key, value }) => `${t(key)}: ${value}`,
    ),
    ...(state === undefined ? [] : [`${t('service.state')}: ${state}`]),
    `${t('service.connection')}: ${connection.words}`,
    `${t('service.page')}: ${pageWithoutNames(pathname)}`,
    errors.length === 0
      ? `${t('service.errors')}: ${t('service.noErrors')}`
      : [
          `${t('service.errors')}:`,
          ...errors.map(({ at, code, operation, traceId }) =>
            ['-', at.toISOString(), code, operation, traceId].filter(Boolean).join(' '),
          ),
        ].join('\n'),
  ];
  const text = lines.join('\n');
  return (
    <Textarea
      label={t('service.details')}
      labelAside={<CopyButton text={text} words={{ copy: t('service.copy') }} />}
      hint={t('service.copyHint')}
      rows={8}
      readOnly
      value={text}
    />
  );
}
