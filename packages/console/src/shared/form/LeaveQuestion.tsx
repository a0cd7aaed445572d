import { DirtyGuardDialog } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import type { DirtyGuard } from './dirty-guard.ts';

/** The question of a dirty guard, in words. */
export function LeaveQuestion({ guard }: { guard: DirtyGuard }) {
  const { t } = useTranslation();
  return (
    <DirtyGuardDialog
      isOpen={guard.isAsking}
      onStay={() => guard.stay()}
      onLeave={() => guard.leave()}
      words={{
        title: t('unsaved.title'),
        text: t('unsaved.text'),
        stay: t('unsaved.stay'),
        leave: t('unsaved.leave'),
        close: t('action.close'),
      }}
    />
  );
}
