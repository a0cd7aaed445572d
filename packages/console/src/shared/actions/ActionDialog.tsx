import { LazyPart, useOpening } from '@archive-console/ui';
import { useState } from 'react';
import type { Action } from './action.ts';

interface ActionDialogProps<T> {
  /** The action whose dialog is open. */
  action: Action<T> | undefined;
  object: T | undefined;
  onClose: () => void;
  /** The object is deleted. */
  onDeleted: () => void;
}

/** The dialog of an action about one object, fetched when it is first opened. */
export function ActionDialog<T>({ action, object, onClose, onDeleted }: ActionDialogProps<T>) {
  const isOpen = action?.dialog !== undefined && object !== undefined;
  const [last, setLast] = useState<{ action: Action<T>; object: T }>();
  if (isOpen && (action.id !== last?.action.id || object !== last.object)) setLast({ action, object });
  // What was typed into it belongs to one opening.
  const opening = useOpening(isOpen);
  const dialog = last?.action.dialog;
  if (last === undefined || dialog === undefined) return null;
  return (
    <LazyPart
      key={opening}
      of={dialog}
      // A file that did not come is asked for again at the next press.
      wanted={isOpen || dialog.current() !== undefined}
      onFailed={onClose}
      props={() => ({ object: last.object, isOpen, onClose, onDeleted })}
    />
  );
}
