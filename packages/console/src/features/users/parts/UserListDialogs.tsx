import type { InputOf, listUsers, User } from '@archive-console/api-client';
import { noSelection } from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readUsers } from '#queries/users-in-bulk.ts';
import type { BulkOutcome } from '#shared/bulk/bulk-runs.ts';
import { type RowSelection, useSelectedRows } from '#shared/list/selected-rows.ts';
import { useBulkRuns } from '#shared/bulk/use-bulk-runs.ts';
import { isUserNotFound } from '../is-user-not-found.ts';
import type { BulkDialogProps } from './bulk-dialog.ts';
import { targetOf } from './bulk-target.ts';
import { BulkDeleteDialog } from './BulkDeleteDialog.tsx';
import { BulkGroupsDialog } from './BulkGroupsDialog.tsx';
import { BulkReading } from './BulkReading.tsx';
import { BulkRolesDialog } from './BulkRolesDialog.tsx';
import { DeleteUserDialog } from './DeleteUserDialog.tsx';
import type { OpenDialog } from './open-dialog.ts';

export interface UserListDialogsProps {
  dialog: OpenDialog | undefined;
  selection: RowSelection<User>;
  /** Where the list stands: "all that match" means what this request matches. */
  request: InputOf<typeof listUsers>;
  onClose: () => void;
}

/** What opens over the list. A action for many first reads who is meant, then asks, then runs row by row. */
export function UserListDialogs({ dialog, selection, request, onClose }: UserListDialogsProps) {
  const queryClient = useQueryClient();
  const bulkRuns = useBulkRuns();
  const action = dialog !== undefined && 'action' in dialog ? dialog.action : undefined;
  const { selected, retry } = useSelectedRows(
    action !== undefined,
    selection,
    readUsers(queryClient, request),
  );
  const users = action !== undefined && selected.phase === 'ready' ? selected.rows : undefined;

  const start: BulkDialogProps['onStart'] = (words, bulkAction, choice) => {
    const chosen = choice?.users ?? users ?? [];
    onClose();
    selection.onSelection(noSelection);
    void bulkRuns.start({
      ...words,
      ...bulkAction,
      rows: chosen.map(targetOf),
      staying: choice?.staying,
      // Something can be done about whom it did not come to.
      dismissed(rows) {
        const open = new Set(rows.filter(({ outcome }) => isStillToDo(outcome)).map(({ id }) => id));
        selection.selectRows(chosen.filter(({ id }) => open.has(id)));
      },
    });
  };
  const shared = { users: users ?? [], onStart: start, onClose };

  return (
    <>
      <BulkReading
        // Rows chosen one by one are known at once.
        isOpen={action !== undefined && users === undefined && selection.selection.mode === 'all-matching'}
        selected={selected}
        onRetry={retry}
        onClose={onClose}
      />
      {users !== undefined && action === 'addRoles' && <BulkRolesDialog {...shared} action="add" />}
      {users !== undefined && action === 'removeRoles' && <BulkRolesDialog {...shared} action="remove" />}
      {users !== undefined && action === 'addToGroups' && <BulkGroupsDialog {...shared} />}
      <BulkDeleteDialog {...shared} isOpen={users !== undefined && action === 'delete'} />
      <OneDeletion dialog={dialog} onClose={onClose} />
    </>
  );
}

/** Failed or not begun. Who is gone anyway cannot be selected. */
function isStillToDo(outcome: BulkOutcome): boolean {
  return outcome.state === 'skipped' || (outcome.state === 'failed' && !isUserNotFound(outcome.error));
}

function OneDeletion({ dialog, onClose }: { dialog: OpenDialog | undefined; onClose: () => void }) {
  const removed = dialog !== undefined && 'remove' in dialog ? dialog.remove : undefined;
  // The dialog stays mounted when it closes, so that it can give the focus back.
  const [last, setLast] = useState(removed);
  if (removed !== undefined && removed !== last) setLast(removed);
  if (last === undefined) return null;
  return (
    <DeleteUserDialog user={last} isOpen={removed !== undefined} onClose={onClose} onDeleted={onClose} />
  );
}
