import {
  type Definition,
  DefinitionList,
  Dialog,
  Inline,
  Stack,
  StatusDot,
  Text,
  TextButton,
} from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { serviceFacts } from '#entities/service/service-facts.ts';
import { SupportDetails } from '#entities/service/SupportDetails.tsx';
import { serviceQueries } from '#queries/service.ts';
import { tenantsQueries } from '#queries/tenants.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { LoadFailed } from '#shared/loading/LoadFailed.tsx';
import { useConnection } from '#shared/session/use-connection.ts';

interface ServiceDialogProps {
  isOpen: boolean;
  isReached: boolean;
  onClose(): void;
}

/** How the service and the line to it stand, and which builds run: what support asks first. */
export function ServiceDialog({ isOpen, ...props }: ServiceDialogProps) {
  const { t } = useTranslation('home');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={props.onClose}
      title={t('service.title')}
      words={{ close: t('service.close') }}
    >
      <ServiceBody isReached={props.isReached} />
    </Dialog>
  );
}

function ServiceBody({ isReached }: { isReached: boolean }) {
  const { t, i18n } = useTranslation('home');
  const formats = useFormats();
  const connection = useConnection();
  const environment = useQuery(serviceQueries.environment());
  const tenant = useQuery({ ...tenantsQueries.current(), enabled: false }).data;
  const state = isReached ? t('service.working') : t('service.unreachable');
  const facts = serviceFacts(environment.data, tenant, formats, i18n.language).map(({ key, value }) => ({
    term: t(key),
    description: value,
  }));
  const standing: Definition[] = [
    {
      term: t('service.state'),
      description: <StatusDot tone={isReached ? 'success' : 'danger'}>{state}</StatusDot>,
    },
    { term: t('service.connection'), description: <Connection {...connection} isReached={isReached} /> },
  ];
  return (
    <Stack gap={16}>
      <DefinitionList items={[...standing, ...facts]} aria-busy={environment.isPending} />
      {environment.isError && (
        <LoadFailed error={environment.error} onRetry={() => void environment.refetch()} />
      )}
      <SupportDetails state={state} />
    </Stack>
  );
}

interface ConnectionProps extends ReturnType<typeof useConnection> {
  isReached: boolean;
}

function Connection({ phase, tone, words, connectNow, isReached }: ConnectionProps) {
  const { t } = useTranslation('home');
  const meaning = () => {
    if (phase === 'live') return t('connection.means.live');
    return phase === 'off' ? t('connection.means.off') : t('connection.means.waiting');
  };
  return (
    <Stack gap={2}>
      <Inline gap={12}>
        <StatusDot tone={tone}>{words}</StatusDot>
        {isReached && (phase === 'reconnecting' || phase === 'off') && (
          <TextButton onClick={connectNow}>{t('connection.tryNow')}</TextButton>
        )}
      </Inline>
      <Text size="small" tone="muted">
        {meaning()}
      </Text>
    </Stack>
  );
}
