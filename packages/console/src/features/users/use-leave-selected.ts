import type { Group } from '@archive-console/api-client';
import { noSelection } from '@archive-console/ui';
import { useEffect, useRef, useState } from 'react';
import { type RowSelection, rowsOf, type SelectedRows } from '#shared/selected-rows.ts';
import { whyNotChangeMembers } from './user-rules.ts';

type ReadGroups = Parameters<typeof rowsOf<Group>>[2];

/** Reads which groups are selected, then leaves those that can be left. The reading ends when nobody looks on. */
export function useLeaveSelected(
  { selection, onSelection, met }: RowSelection<Group>,
  read: ReadGroups,
  leave: (groups: readonly Group[]) => Promise<void>,
) {
  const [selected, setSelected] = useState<SelectedRows<Group>>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  return {
    /** How far the reading is; nothing while none is under way. */
    selected,
    stop(): void {
      controller.current?.abort();
      setSelected(undefined);
    },
    async start(): Promise<void> {
      // A second press begins anew, so that what is selected is left once.
      controller.current?.abort();
      const { signal } = (controller.current = new AbortController());
      const show = (next: SelectedRows<Group> | undefined) => signal.aborted || setSelected(next);
      show({ phase: 'reading', progress: undefined });
      let groups: readonly Group[];
      try {
        groups = await rowsOf(selection, met, read, {
          signal,
          onProgress: (progress) => show({ phase: 'reading', progress }),
        });
      } catch (error) {
        show({ phase: 'failed', error });
        return;
      }
      if (signal.aborted) return;
      show(undefined);
      onSelection(noSelection);
      const local = groups.filter((group) => whyNotChangeMembers(group) === undefined);
      if (local.length > 0) await leave(local);
    },
  };
}
