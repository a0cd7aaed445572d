import { Button, Dialog } from '@archive-console/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { useHoldPage } from '#shared/form/use-hold-page.ts';

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
  isLost = false,
  onClose,
  children,
}: ShownOnceDialogProps) {
  const { t } = useTranslation();
  const [isSaved, setSaved] = useState(isLost);
  const [isRefused, setRefused] = useState(false);
  useHoldPage(!isSaved);
  const blocker = useBlocker(!isSaved);
  const wasTried = isRefused || blocker.state === 'blocked';
  const close = () => (isSaved ? onClose() : setRefused(true));
  return (
    <Dialog
      isOpen
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
          setSaved(saved);
          setRefused(false);
          blocker.reset?.();
        },
        error: wasTried && !isSaved ? saveFirst : undefined,
      })}
    </Dialog>
  );
}
