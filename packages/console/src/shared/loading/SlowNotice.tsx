import { Banner, TextButton } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useIsSlow } from './use-is-slow.ts';

interface SlowNoticeProps {
  waiting: boolean;
  /** Left out for a write: only its answer says whether it arrived. */
  onStop?: () => void;
}

/** Says that a wait takes long, after ten seconds, and offers to end it. */
export function SlowNotice({ waiting, onStop }: SlowNoticeProps) {
  const { t } = useTranslation();
  const isSlow = useIsSlow(waiting);
  if (!isSlow) return null;
  return (
    <Banner
      role="status"
      title={t('waiting.text')}
      action={onStop && <TextButton onClick={onStop}>{t('waiting.stop')}</TextButton>}
    />
  );
}
