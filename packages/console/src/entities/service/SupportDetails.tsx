import { CopyButton, type Definition, DefinitionList, Inline, Mono, Stack, Text } from '@archive-console/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceQueries } from '#queries/service.ts';
import { tenantsQueries } from '#queries/tenants.ts';
import { type FailedCall, visitLogOf } from '#queries/visit-log.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { LoadFailed } from '#shared/loading/LoadFailed.tsx';
import { usePageInQuestion } from '#shared/navigation/page-before-help.tsx';
import { useConnection } from '#shared/session/use-connection.ts';
import { pageWithoutNames, serviceFacts } from './service-facts.ts';

/** A fact as it is copied, and as it is shown where that is more. */
export interface SupportFact {
  term: string;
  text: string;
  shown?: Definition['description'];
}

/**
 * What support asks first, copied as it is shown: versions, tenant, page, connection and the latest errors. No names,
 * no secrets. What could not be read is named.
 *
 * @param standing how the service and the line to it stand, where more is known of it than the words of the line
 */
export function SupportDetails({ standing }: { standing?: readonly SupportFact[] }) {
  const { t, i18n } = useTranslation('home');
  const formats = useFormats();
  const connection = useConnection();
  const page = usePageInQuestion();
  const environment = useQuery(serviceQueries.environment());
  const tenant = useQuery({ ...tenantsQueries.current(), enabled: false }).data;
  const log = visitLogOf(useQueryClient());
  const { errors } = useSyncExternalStore(log.subscribe, log.read);
  const facts: SupportFact[] = [
    ...(standing ?? [{ term: t('service.connection'), text: connection.words }]),
    ...(environment.isError && environment.data === undefined
      ? [{ term: t('service.version'), text: t('service.notRead') }]
      : []),
    ...serviceFacts(environment.data, tenant, formats, i18n.language).map(({ key, value }) => ({
      term: t(key),
      text: value,
    })),
    { term: t('service.page'), text: pageWithoutNames(page) },
    errors.length === 0
      ? { term: t('service.errors'), text: t('service.noErrors') }
      : {
          term: t('service.errors'),
          text: errors.map((error) => `\n- ${lineOf(error)}`).join(''),
          shown: <Errors lines={errors.map(lineOf)} />,
        },
  ];
  return (
    <Stack gap={16}>
      <DefinitionList
        aria-busy={environment.isPending}
        items={facts.map(({ term, text, shown = text }) => ({ term, description: shown }))}
      />
      {environment.isError && (
        <LoadFailed
          error={environment.error}
          isRetrying={environment.isFetching}
          onRetry={() => void environment.refetch()}
        />
      )}
      <Inline gap={8}>
        <CopyButton
          text={facts.map(({ term, text }) => `${term}: ${text}`).join('\n')}
          words={{ copy: t('service.copy') }}
        />
        <Text size="small" tone="muted">
          {t('service.copyHint')}
        </Text>
      </Inline>
    </Stack>
  );
}

const lineOf = ({ at, code, operation, traceId }: FailedCall): string =>
  [at.toISOString(), code, operation, traceId].filter(Boolean).join(' ');

function Errors({ lines }: { lines: readonly string[] }) {
  return (
    <Stack gap={4}>
      {lines.map((line) => (
        <Mono key={line}>{line}</Mono>
      ))}
    </Stack>
  );
}
