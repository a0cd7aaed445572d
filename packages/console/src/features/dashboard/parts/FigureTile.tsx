import { type IconShape, StatTile, type StatTileMeter, TextButton } from '@archive-console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorWords } from '#shared/errors/use-error-words.ts';
import type { Figure } from '../figure.ts';

interface FigureTileProps {
  icon: IconShape;
  label: string;
  figure: Figure;
  format: (value: number) => string;
  /** What the figure means, once it is here. */
  note?: ReactNode;
  meter?: StatTileMeter | undefined;
  /** How fresh it is, where the page's own line does not say it. */
  asOf?: string | undefined;
  /** Where what it counts is listed, if the console has such a place. */
  to?: string;
}

const NO_FIGURE = '–';

/** One figure. One that could not be read says so in its own place, and leaves the others alone. */
export function FigureTile({ icon, label, figure, format, note, meter, asOf, to }: FigureTileProps) {
  const { t } = useTranslation('dashboard');
  if (figure.state === 'pending') return <StatTile icon={icon} label={label} />;
  if (figure.state === 'failed') return <FailedTile icon={icon} label={label} {...figure} />;
  if (figure.state === 'absent') {
    return <StatTile icon={icon} label={label} value={NO_FIGURE} note={t('tile.uncounted')} />;
  }
  return (
    <StatTile
      icon={icon}
      label={label}
      value={format(figure.value)}
      note={note}
      age={asOf === undefined ? undefined : { text: asOf, isStale: true }}
      {...(meter && { meter })}
      {...(to !== undefined && { render: (props) => <Link {...props} to={to} /> })}
    />
  );
}

interface FailedTileProps {
  icon: IconShape;
  label: string;
  error: Error;
  retry: () => void;
}

function FailedTile({ icon, label, error, retry }: FailedTileProps) {
  const { t } = useTranslation(['dashboard', 'shell']);
  const words = useErrorWords(error);
  const action = (
    <TextButton onClick={retry} aria-label={t('tile.retry', { label })}>
      {t('shell:action.retry')}
    </TextButton>
  );
  return <StatTile icon={icon} label={label} failed={{ text: words?.title ?? t('tile.failed'), action }} />;
}
