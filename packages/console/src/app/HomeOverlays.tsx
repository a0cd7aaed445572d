import { keepFocus, preloadOverlays } from '@archive-console/ui';
import { useEffect } from 'react';
import type { HomeOverlay } from './home-overlay.ts';
import { NotificationDrawer } from './NotificationDrawer.tsx';
import { HomePalette } from './palette/HomePalette.tsx';
import { ServiceDialog } from './ServiceDialog.tsx';
import { ShortcutHelp } from './shortcuts/ShortcutHelp.tsx';
import { useHelpKey } from './shortcuts/use-help-key.ts';

interface HomeOverlaysProps {
  isReached: boolean;
  overlay: HomeOverlay | undefined;
  onOverlay(overlay: HomeOverlay | undefined): void;
}

/** What opens over any page, and the keys that open it. */
export function HomeOverlays({ isReached, overlay, onOverlay }: HomeOverlaysProps) {
  const close = () => onOverlay(undefined);
  useHelpKey(() => onOverlay('shortcuts'));
  useEffect(keepFocus, []);
  useEffect(() => void preloadOverlays(), []);
  return (
    <>
      <HomePalette isOpen={overlay === 'palette'} onOverlay={onOverlay} />
      <NotificationDrawer isOpen={overlay === 'notifications'} onClose={close} />
      <ShortcutHelp isOpen={overlay === 'shortcuts'} onClose={close} />
      <ServiceDialog isOpen={overlay === 'service'} isReached={isReached} onClose={close} />
    </>
  );
}
