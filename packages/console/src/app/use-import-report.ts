import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { EndedImport } from '#queries/import-sources-running.ts';
import { importProtocolPaths } from '#shared/paths/import-protocol.ts';
import { importSourcesPaths } from '#shared/paths/import-sources.ts';
import { useServices } from '#shared/runtime/services.ts';
import { type ImportReport, nothingEnded, withEnded } from './import-report.ts';

/** Reports how imports have ended: what has failed so far, in one message, and the end of all of them. */
export function useImportReport(): (ended: readonly EndedImport[], isOver: boolean) => void {
  const { t } = useTranslation('home');
  const { toasts } = useServices();
  const navigate = useNavigate();
  const reported = useRef(nothingEnded);
  /** The message that says what failed: the next failure takes its place. */
  const message = useRef<string>(undefined);
  const show = (path: string) => ({ label: t('imports.show'), onAction: () => void navigate(path) });

  function sayFailed({ failed }: ImportReport): void {
    const [first] = failed;
    if (first === undefined) return;
    const isOne = failed.length === 1;
    message.current = toasts.show(
      {
        tone: 'error',
        title: isOne
          ? t('imports.failedOne', { name: first.name })
          : t('imports.failedMany', { count: failed.length }),
        ...(isOne && first.errorMessage !== '' && { text: first.errorMessage }),
        action: show(isOne ? importSourcesPaths.details(first.id) : importSourcesPaths.failed()),
      },
      { insteadOf: message.current },
    );
  }

  function sayOver({ ended, canceled, unread, failed }: ImportReport): void {
    // That all of them failed is said already.
    if (canceled === 0 && ended === failed.length) return;
    const details = [
      failed.length > 0 && t('imports.ofThemFailed', { count: failed.length }),
      unread > 0 && t('imports.unread', { count: unread }),
      canceled > 0 && ended > 0 && t('imports.canceledBeside', { count: canceled }),
    ];
    const text = details.filter((detail) => detail !== false).join(' ');
    toasts.show({
      tone: text === '' && canceled === 0 ? 'success' : 'info',
      title: ended > 0 ? t('imports.ended', { count: ended }) : t('imports.canceled', { count: canceled }),
      ...(text !== '' && { text }),
      action: show(importProtocolPaths.all()),
    });
  }

  return (ended, isOver) => {
    const now = withEnded(reported.current, ended);
    if (now.failed.length > reported.current.failed.length) sayFailed(now);
    reported.current = isOver ? nothingEnded : now;
    if (!isOver) return;
    message.current = undefined;
    sayOver(now);
  };
}
