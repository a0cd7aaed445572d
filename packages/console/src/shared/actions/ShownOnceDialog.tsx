import { Button, Dialog } from '@archive-console/ui';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BlockedNavigation, LeaveBlocker } from '#shared/form/LeaveBlocker.tsx';
import { useHoldPage } from '#shared/form/use-hold-page.ts';
import { useServices } from '#shared/runtime/services.ts';

/** Whether the reader says that it is kept, and why the dialog did not close before. */
export interface KeptBox {
  isSaved: boolean;
  onSaved: (isSaved: boolean) => void;
  error: string | undefined;
}

interface ShownOnceDialogProps {
  title: string;
  /** The button that closes it. */
  done: string;
  /** Why it does not close yet. */
  saveFirst: string;
  /** False while what it shows is still awaited: it holds the page from then on, for it would be lost with the page. @default true */
  isOpen?: boolean;
  /** What was to be shown was lost: then it closes at once. @default false */
  isLost?: boolean;
  onClose: () => void;
  children: (box: KeptBox) => ReactNode;
}

/** What is shown this once: neither Esc nor the way back takes it away before the reader says that it is kept. */
export function ShownOnceDialog({
  title,
  done,
  saveFirst,
  isOpen = true,
  isLost = false,
  onClose,
  children,
}: ShownOnceDialogProps) {
  const { t } = useTranslation(['shell', 'objects']);
  const [isKept, setKept] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const isSaved = isKept || isLost;
  useHoldPage(!isSaved);
  const { leaving, toasts } = useServices();
  const sayWhy = useRef(() => {});
  useLayoutEffect(() => {
    sayWhy.current = () => {
      if (isOpen) setRefused(true);
      else toasts.show({ tone: 'info', title: t('objects:form.sending') });
    };
  });
  // The same function from the press on: where another took its place, the page would be let go of for a moment.
  const refuse = useCallback(() => {
    sayWhy.current();
    return Promise.resolve(false);
  }, []);
  useEffect(() => (isSaved ? undefined : leaving.hold(refuse)), [isSaved, leaving, refuse]);
  const stay = useCallback(
    (navigation: BlockedNavigation | undefined) => {
      if (navigation === undefined) return;
      navigation.reset();
      void refuse();
    },
    [refuse],
  );
  const close = () => (isSaved ? onClose() : setRefused(true));
  return (
    <>
      <LeaveBlocker question={isSaved ? undefined : refuse} shouldBlock={always} onBlocked={stay} />
      <Dialog
        isOpen={isOpen}
        title={title}
        isDismissable={isSaved}
        onClose={close}
        words={{ close: t('action.close') }}
        actions={
          <Button design="primary" onClick={close}>
            {done}
          </Button>
        }
      >
        {children({
          isSaved,
          onSaved(saved) {
            setKept(saved);
            setRefused(false);
          },
          error: isRefused && !isSaved ? saveFirst : undefined,
        })}
      </Dialog>
    </>
  );
}

const always = () => true;
