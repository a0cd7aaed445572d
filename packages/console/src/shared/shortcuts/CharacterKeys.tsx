import { Switch } from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#shared/runtime/services.ts';

/** Shortcuts of a single character can be turned off (WCAG 2.1.4). */
export function CharacterKeys() {
  const { t } = useTranslation('home');
  const { storage } = useServices();
  const [isOn, setOn] = useState(() => storage.read('characterKeys') !== 'off');
  return (
    <Switch
      label={t('shortcuts.characters')}
      description={t('shortcuts.charactersText')}
      checked={isOn}
      onChange={(next) => {
        setOn(next);
        storage.write('characterKeys', next ? 'on' : 'off');
      }}
    />
  );
}
