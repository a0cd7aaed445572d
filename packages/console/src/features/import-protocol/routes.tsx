import type { RouteObject } from 'react-router';
import { AreaWords } from '#shared/i18n/ui-words/AreaWords.tsx';
import { page } from '#shared/navigation/page.ts';
import { importProtocolPaths } from '#shared/paths/import-protocol.ts';

const protocol = page(() => import('./ProtocolScreen.tsx'), 'ProtocolScreen', {
  titleKey: 'import-protocol:title',
  crumb: importProtocolPaths.all,
  screen: { kind: 'page', story: 'import-protocol/Protocol' },
});

/** Below the sources, in a table of its own: its address is reserved before that of one source. */
export const routes: RouteObject[] = [
  { Component: AreaWords, children: [{ path: 'import-sources/protocol', ...protocol }] },
];
