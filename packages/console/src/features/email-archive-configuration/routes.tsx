import type { RouteObject } from 'react-router';
import { AreaWords } from '#shared/i18n/ui-words/AreaWords.tsx';
import { page } from '#shared/navigation/page.ts';
import type { RouteHandle } from '#shared/navigation/route-handle.ts';
import { emailArchiveConfigurationPaths } from '#shared/paths/email-archive-configuration.ts';
import { ConnectionScreen, loader } from './ConnectionScreen.tsx';

const connection: RouteHandle = {
  titleKey: 'email-archive-configuration:title',
  crumb: emailArchiveConfigurationPaths.page,
  screen: { kind: 'page', story: 'email-archive-configuration/Connection', acts: true },
};
const edit = page(() => import('./ImpersonationDialog.tsx'), 'ImpersonationDialog', {
  titleKey: 'email-archive-configuration:account.title',
  screen: { kind: 'dialog', story: 'email-archive-configuration/Impersonation', reads: true },
});

/** How the organization at Microsoft is connected (R53), and as whom its mailboxes are read (R54). */
export const routes: RouteObject[] = [
  {
    Component: AreaWords,
    children: [
      {
        path: 'email-archive-configuration',
        handle: connection,
        Component: ConnectionScreen,
        loader,
        children: [{ path: 'edit', ...edit }],
      },
    ],
  },
];
