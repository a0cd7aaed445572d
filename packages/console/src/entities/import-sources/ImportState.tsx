import { StatusDot, type StatusTone } from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

const tones: Readonly<Record<string, StatusTone>> = {
  Discover: 'info',
  Import: 'info',
  CancellationPending: 'warning',
  Failed: 'danger',
  Success: 'success',
};

/** How an import stands, in words; a state that the console does not know is shown as the service writes it. */
export function useImportState(): (state: string) => string {
  const { t } = useTranslation('import-sources');
  return useMemo(() => {
    const names: Readonly<Record<string, string>> = {
      None: t('state.None'),
      Scheduled: t('state.Scheduled'),
      Discover: t('state.Discover'),
      Import: t('state.Import'),
      CancellationPending: t('state.CancellationPending'),
      Cancelled: t('state.Cancelled'),
      Failed: t('state.Failed'),
      Success: t('state.Success'),
    };
    return (state) => names[state] ?? state;
  }, [t]);
}

/** How an import stands, with its sign. */
export function ImportState({ state }: { state: string }) {
  return <StatusDot tone={tones[state] ?? 'off'}>{useImportState()(state)}</StatusDot>;
}
