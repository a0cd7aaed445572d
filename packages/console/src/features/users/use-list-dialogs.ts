import { type ComponentType, useEffect, useState } from 'react';
import { useReportError } from '#shared/errors/use-report-error.ts';
import type { OpenDialog } from './parts/open-dialog.ts';
import type { UserListDialogsProps } from './parts/UserListDialogs.tsx';

const load = async () => (await import('./parts/UserListDialogs.tsx')).UserListDialogs;

/**
 * What opens over the list. It is fetched when somebody is about to ask for it, so that the first row does not wait for
 * its bytes. A file that does not come is told, and takes neither list nor selection with it.
 *
 * @param mayBeAsked whether somebody has selected something, and will do something with it
 */
export function useListDialogs(mayBeAsked: boolean) {
  const report = useReportError();
  const [dialog, setDialog] = useState<OpenDialog>();
  // Once here, the dialogs stay: they give the focus back when they close.
  const [Dialogs, setDialogs] = useState<ComponentType<UserListDialogsProps>>();
  useEffect(() => {
    // Asked for again when it is needed.
    if (mayBeAsked) load().catch(() => undefined);
  }, [mayBeAsked]);
  return {
    Dialogs,
    dialog,
    close: () => setDialog(undefined),
    async open(next: OpenDialog): Promise<void> {
      try {
        const loaded = await load();
        setDialogs(() => loaded);
        setDialog(next);
      } catch (error) {
        await report(error);
      }
    },
  };
}
