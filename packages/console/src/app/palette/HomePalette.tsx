import { CommandPalette } from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeOverlay } from '../home-overlay.ts';
import { usePaletteGroups } from './use-palette-groups.ts';

interface HomePaletteProps {
  isOpen: boolean;
  onOverlay(overlay: HomeOverlay | undefined): void;
}

/** The search for everything: pages, what can be done, and things by their names. */
export function HomePalette({ isOpen, onOverlay }: HomePaletteProps) {
  const { t } = useTranslation('home');
  const [query, setQuery] = useState('');
  const { groups, isLoading, failure } = usePaletteGroups(query, onOverlay);
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpen={() => onOverlay('palette')}
      onClose={() => {
        onOverlay(undefined);
        setQuery('');
      }}
      query={query}
      onQuery={setQuery}
      groups={groups}
      isLoading={isLoading}
      failure={failure}
      words={{
        label: t('palette.label'),
        placeholder: t('palette.placeholder'),
        start: t('palette.start'),
      }}
    />
  );
}
