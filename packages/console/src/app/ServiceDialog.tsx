import { Dialog, Inline, Stack, StatusDot, Text, TextButton } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { SupportDetails } from '#entities/service/SupportDetails.tsx';
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
  const { t } = useTranslation('home');
  const connection = useConnection();
  const state = isReached ? t('service.working') : t('service.unreachable');
  return (
    <SupportDetails
      standing={[
        {
          term: t('service.state'),
          text: state,
          shown: <StatusDot tone={isReached ? 'success' : 'danger'}>{state}</StatusDot>,
        },
        {
          term: t('service.connection'),
          text: connection.words,
          shown: <Connection {...connection} isReached={isReached} />,
        },
      ]}
    />
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
