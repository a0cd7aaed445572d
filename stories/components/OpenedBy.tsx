import { Button } from '@archive-console/ui';
import { useState, type ReactNode } from 'react';

/** Properties of {@link OpenedBy}. */
export interface OpenedByProps {
  /** What the button says. */
  readonly label: string;
  /** Whether the button goes away with the first press. @default false */
  readonly isOnce?: boolean;
  readonly children: (isOpen: boolean, close: () => void) => ReactNode;
}

/** A button and what it opens: dialogs are shown with the control that gets the focus back. */
export function OpenedBy({ label, isOnce = false, children }: OpenedByProps) {
  const [isOpen, setOpen] = useState(false);
  const [isRemoved, setRemoved] = useState(false);
  return (
    <main>
      {!isRemoved && (
        <Button
          onClick={() => {
            setOpen(true);
            setRemoved(isOnce);
          }}
        >
          {label}
        </Button>
      )}
      {children(isOpen, () => setOpen(false))}
    </main>
  );
}
