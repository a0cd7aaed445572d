import { DeleteIcon, EditIcon, type IconShape, type LazyLoader } from '@archive-console/ui';
import type { ComponentType, FunctionComponent } from 'react';
import type { BulkDialogProps, BulkOrderFor } from '#shared/bulk/bulk-dialog.ts';

/** What a dialog about one object gets. It stays mounted when it closes, so that it can give the focus back. */
export interface ObjectDialogProps<T> {
  object: T;
  isOpen: boolean;
  onClose: () => void;
  /** The object was deleted, here or by another administrator: its page has to be left. */
  onDeleted: () => void;
}

/**
 * What can be done with an object, declared once: row menu, header, bulk bar and palette are drawn from it. It leads to
 * a page (`to`), opens a dialog (`dialog`), or is done at once (`run`).
 */
export interface Action<T> {
  id: string;
  icon: IconShape;
  /** The action and its object ("Delete user"). */
  label: string;
  /** `danger` where it destroys something. */
  tone?: 'danger';
  /** A page, or a dialog with an address of its own. */
  to?: (object: T) => string;
  /** Whether `to` opens over the page shown, which then stays where it is scrolled to. */
  isOverPage?: boolean;
  dialog?: LazyLoader<FunctionComponent<ObjectDialogProps<T>>>;
  run?: (object: T) => void;
  /** Why the service would refuse it for this object. */
  whyNot?: (object: T) => string | undefined;
  /** The same for a selection of a list. */
  many?: BulkAction<T>;
}

/** An action for a selection: asked for in a dialog, or, where it can be taken back, begun at once by its `order`. */
export interface BulkAction<T> {
  /** @default the action's own label */
  label?: string;
  dialog?: LazyLoader<ComponentType<BulkDialogProps<T>>>;
  order?: (rows: readonly T[]) => BulkOrderFor<T> | undefined;
}

/** To the form that changes the object. */
export const editAction = <T>(action: Pick<Action<T>, 'label' | 'to' | 'whyNot' | 'many'>): Action<T> => ({
  id: 'edit',
  icon: EditIcon,
  ...action,
});

/** Asks before the object is deleted. */
export const deleteAction = <T>(
  action: Pick<Action<T>, 'label' | 'dialog' | 'whyNot' | 'many'>,
): Action<T> => ({
  id: 'delete',
  icon: DeleteIcon,
  tone: 'danger',
  ...action,
});

/** The `whyNot` of an action that the service refuses for what Microsoft 365 manages. */
export const refuseManaged =
  (reason: string) =>
  ({ hasExternalReference }: { hasExternalReference: boolean }): string | undefined =>
    hasExternalReference ? reason : undefined;
