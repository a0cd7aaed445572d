import { HideBelow, PaletteButton } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { paletteKeys } from '#shared/shortcuts/printed-keys.ts';
import { usePrinted } from '#shared/shortcuts/use-printed.ts';
import { ConnectionState } from './ConnectionState.tsx';
import type { HomeOverlay } from './home-overlay.ts';
import { PlanState } from './PlanState.tsx';
import { RunningJobs } from './RunningJobs.tsx';

interface BarToolsProps {
  isReached: boolean;
  onOpen(overlay: HomeOverlay): void;
}

/** In the bar, from left to right: the search for everything, how subscription and service stand, what runs. */
export function BarTools({ isReached, onOpen }: BarToolsProps) {
  const { t } = useTranslation('home');
  const printed = usePrinted();
  return (
    <>
      <PaletteButton
        label={t('palette.label')}
        shortcut={paletteKeys().map(printed).join(' ')}
        onClick={() => onOpen('palette')}
      />
      <PlanState />
      <ConnectionState isReached={isReached} onDetails={() => onOpen('service')} />
      {/* On a telephone the dashboard says it: there is no room for everything. */}
      <HideBelow width="medium">
        <RunningJobs />
      </HideBelow>
    </>
  );
}
