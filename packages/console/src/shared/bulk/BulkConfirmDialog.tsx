import { ConfirmDialog, type ConfirmDialogProps, Heading, Stack } from '@archive-console/ui';
import { type ExcludedRow, ExcludedRows, NothingToDoDialog } from './ExcludedRows.tsx';
import { SelectedNames } from './SelectedNames.tsx';

/** Properties of {@link BulkConfirmDialog}. */
export interface BulkConfirmDialogProps extends Omit<ConfirmDialogProps, 'dependants'> {
  /** What it is done to, by name; those left out beside it. */
  going: { title: string; names: readonly string[] };
  excluded: readonly ExcludedRow[];
  /** What becomes of those left out. @default that they stay as they are */
  excludedTitle?: string;
  /** That it can be done to none of those selected. */
  none: string;
}

/** Asks before something is done to many: to which, and which are left out. Where none is left, it says so instead. */
export function BulkConfirmDialog({
  isOpen,
  going,
  excluded,
  excludedTitle,
  none,
  ...dialog
}: BulkConfirmDialogProps) {
  const isNone = going.names.length === 0;
  return (
    <>
      <ConfirmDialog
        {...dialog}
        isOpen={isOpen && !isNone}
        dependants={
          <Stack gap={12}>
            <Stack gap={4} as="section">
              <Heading level={3}>{going.title}</Heading>
              <SelectedNames names={going.names} />
            </Stack>
            <ExcludedRows rows={excluded} title={excludedTitle} />
          </Stack>
        }
      />
      <NothingToDoDialog
        isOpen={isOpen && isNone}
        onClose={dialog.onClose}
        title={none}
        excluded={excluded}
        excludedTitle={excludedTitle}
      />
    </>
  );
}
