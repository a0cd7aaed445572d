import { Banner, Button } from '@archive-console/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createPath, useNavigation } from 'react-router';
import { useServices } from '#shared/runtime/services.ts';
import { startAgain } from '#shared/navigation/start-again.ts';
import { watchVersion } from './watch-version.ts';

/** Says that a new version of the console is there, and offers to load it. The browser asks first where something typed would be lost. */
export function NewVersionNotice() {
  const { t } = useTranslation('home');
  const { live, storage } = useServices();
  const [isThere, setThere] = useState(false);
  const { location } = useNavigation();
  const goingTo = useRef<string>(undefined);
  useEffect(() => {
    goingTo.current = location && createPath(location);
  }, [location]);
  useEffect(() => {
    const watch = { onNewVersion: () => setThere(true), goingTo: () => goingTo.current };
    return watchVersion({ live, storage }, watch);
  }, [live, storage]);
  if (!isThere) return null;
  return (
    <Banner
      role="status"
      title={t('newVersion.title')}
      action={
        <Button size="sm" onClick={startAgain}>
          {t('newVersion.load')}
        </Button>
      }
    >
      {t('newVersion.text')}
    </Banner>
  );
}
