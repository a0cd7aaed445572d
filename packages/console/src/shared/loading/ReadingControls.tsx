import { Button, RetryIcon } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import type { ReadingPhase } from '#queries/read-of-each.ts';

/** What can be done with a reading of many. */
export interface ReadingActions {
  /** Nothing new is read; what is known stays. */
  stop(): void;
  /** Goes on after `stop`, and tries again what could not be read. */
  resume(): void;
  /** Forgets what is known, and reads everything anew. */
  restart(): void;
}

interface ReadingControlsProps {
  phase: ReadingPhase;
  /** Nothing is missing of what was to be read. */
  isWhole: boolean;
  actions: ReadingActions;
}

/** Stops a long reading, goes on with it, tries again what is missing, or begins anew. */
export function ReadingControls({ phase, isWhole, actions }: ReadingControlsProps) {
  const { t } = useTranslation(['objects', 'shell']);
  if (phase === 'failed') return null;
  if (phase === 'reading') {
    return (
      <Button size="sm" onClick={actions.stop}>
        {t('reading.stop')}
      </Button>
    );
  }
  if (phase === 'stopped' || !isWhole) {
    return (
      <Button size="sm" icon={RetryIcon} onClick={actions.resume}>
        {phase === 'stopped' ? t('reading.resume') : t('shell:action.retry')}
      </Button>
    );
  }
  return (
    <Button size="sm" icon={RetryIcon} onClick={actions.restart}>
      {t('reading.restart')}
    </Button>
  );
}
