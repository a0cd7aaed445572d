import { keepFocus, preloadOverlays, UiWordsProvider } from '@archive-console/ui';
import { useEffect, useEffectEvent } from 'react';
import { visitLogOf } from '#queries/visit-log.ts';
import { ensureWords } from '#shared/i18n/i18n.ts';
import { createOverlayWords } from '#shared/i18n/ui-words/overlay-words.ts';
import { useUiWordsFrom } from '#shared/i18n/ui-words/use-ui-words-from.ts';
import { PageBeforeHelp } from '#shared/navigation/page-before-help.tsx';
import { useServices } from '#shared/runtime/services.ts';
import { BackCloses } from './BackCloses.tsx';
import { BulkSheet } from './BulkSheet.tsx';
import type { HomeOverlay } from './home-overlay.ts';
import { ImportCompanion } from './ImportCompanion.tsx';
import { NotificationDrawer } from './NotificationDrawer.tsx';
import { PageUnderWay } from './PageUnderWay.tsx';
import { HomePalette } from './palette/HomePalette.tsx';
import { releaseCache } from './release-cache.ts';
import { ServiceDialog } from './ServiceDialog.tsx';
import { ShortcutHelp } from './shortcuts/ShortcutHelp.tsx';
import { useCharacterKeys } from './shortcuts/use-character-keys.ts';
import { useMissingParts } from './use-missing-parts.ts';

interface HomeOverlaysProps {
  isReached: boolean;
  overlay: HomeOverlay | undefined;
  onOverlay(overlay: HomeOverlay | undefined): void;
}

/** What opens over any page and the keys that open it, and what says that something is still to come or is missing. */
export function HomeOverlays({ isReached, overlay, onOverlay }: HomeOverlaysProps) {
  const { i18n, queryClient, atEnd } = useServices();
  const words = useUiWordsFrom(createOverlayWords, i18n);
  const close = () => onOverlay(undefined);
  useCharacterKeys(() => onOverlay('shortcuts'));
  useEffect(keepFocus, []);
  useMissingParts();
  usePaletteAskedFor(() => onOverlay('palette'));
  useEffect(() => void preloadOverlays(), []);
  // Without a connection they cannot be fetched: what became of a write could then not be said.
  useEffect(() => void ensureWords(i18n, 'errors').catch(() => undefined), [i18n, i18n.language]);
  useEffect(() => void visitLogOf(queryClient), [queryClient]);
  useEffect(() => {
    atEnd(() => releaseCache(queryClient));
  }, [atEnd, queryClient]);
  return (
    <UiWordsProvider words={words}>
      <PageBeforeHelp />
      {overlay !== undefined && <BackCloses onClose={close} />}
      <PageUnderWay />
      <BulkSheet />
      <ImportCompanion />
      <HomePalette isOpen={overlay === 'palette'} onOverlay={onOverlay} />
      <NotificationDrawer isOpen={overlay === 'notifications'} onClose={close} />
      <ShortcutHelp isOpen={overlay === 'shortcuts'} onClose={close} />
      <ServiceDialog isOpen={overlay === 'service'} isReached={isReached} onClose={close} />
    </UiWordsProvider>
  );
}

/** Opens the palette where its keys were pressed before it was here to hear them: `theme.js` has kept that. */
function usePaletteAskedFor(open: () => void): void {
  const openNow = useEffectEvent(open);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset['asked'] !== 'palette') return;
    delete dataset['asked'];
    openNow();
  }, []);
}
