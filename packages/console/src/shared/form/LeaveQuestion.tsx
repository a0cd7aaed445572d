import { DirtyGuardDialog } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import type { DirtyGuard } from './dirty-guard.ts';
import { LeaveBlocker } from './LeaveBlocker.tsx';

interface LeaveQuestionProps {
  guard: DirtyGuard;
  /** What is left: a dialog is closed, a page is left for another. @default 'page' */
  of?: 'page' | 'dialog';
}

/** The question of a dirty guard, in words. */
export function LeaveQuestion({ guard, of = 'page' }: LeaveQuestionProps) {
  const { t } = useTranslation();
  const words =
    of === 'page'
      ? { title: t('unsaved.title'), text: t('unsaved.text'), leave: t('unsaved.leave') }
      : { title: t('unsaved.close'), text: t('unsaved.closeText'), leave: t('unsaved.discard') };
  return (
    <>
      <LeaveBlocker question={guard.question} shouldBlock={guard.shouldBlock} onBlocked={guard.onBlocked} />
      <DirtyGuardDialog
        isOpen={guard.isAsking}
        onStay={() => guard.stay()}
        onLeave={() => guard.leave()}
        words={{ ...words, stay: t('unsaved.stay'), close: t('action.close') }}
      />
    </>
  );
}
