import { Inline, Spinner, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { LoadState } from '#shared/loading/LoadState.tsx';
import type { LinkCheck } from './use-link-check.ts';

/** While a link from a mail is checked, and where it could not be: nothing is asked for before it is known to work. */
export function CheckingLink({ check }: { check: LinkCheck }) {
  const { t } = useTranslation('gate');
  return (
    <LoadState
      read={check.read}
      queryKey={check.queryKey}
      loading={t('link.checking')}
      stopped={t('link.stopped')}
    >
      <Inline gap={10}>
        <Spinner />
        <Text tone="muted">{t('link.checking')}</Text>
      </Inline>
    </LoadState>
  );
}
