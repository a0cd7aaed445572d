import { DashboardIcon, PageHeader, Skeleton, TextButton } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#shared/i18n/format.ts';
import { RetryButton } from '#shared/loading/RetryButton.tsx';
import { ContractAction } from './ContractAction.tsx';
import type { Headline } from './use-headline.ts';

interface StateHeaderProps {
  /** Left out while it is on its way. */
  headline: Headline | undefined;
  /** Nothing could be read, and the page says so below. */
  hasFailed: boolean;
  /** How many matters need the reader. */
  matters: number;
  /** Leads to the card that names them. */
  onShowMatters: () => void;
  /** Age of the oldest figure of the page. */
  asOf: Date;
}

/** The page's first line: how archiving stands, what needs the reader, and the age of the figures. */
export function StateHeader({ headline, hasFailed, matters, onShowMatters, asOf }: StateHeaderProps) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  if (hasFailed) {
    return <PageHeader icon={DashboardIcon} headline title={t('title')} sentence={t('state.failedText')} />;
  }
  if (headline === undefined) {
    return (
      <PageHeader icon={DashboardIcon} headline title={t('title')} sentence={<Skeleton width="38ch" />} />
    );
  }
  const { title, sentence, matter, retry, ...look } = headline;
  const age = Number.isNaN(asOf.getTime()) ? '' : t('state.asOf', { time: formats.time(asOf) });
  const leads = retry === undefined || matter?.kind === 'consent';
  return (
    <PageHeader
      {...look}
      headline
      title={
        <>
          {title}
          {matters > 0 && (
            <>
              {' '}
              <TextButton onClick={onShowMatters}>{t('state.attention', { count: matters })}</TextButton>
            </>
          )}
        </>
      }
      sentence={[sentence, age].filter(Boolean).join(' ')}
      actions={leads ? matter && <ContractAction matter={matter} /> : <RetryButton onRetry={retry} />}
    />
  );
}
