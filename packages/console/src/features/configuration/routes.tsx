import type { RouteObject } from 'react-router';
import { AreaWords } from '#shared/i18n/ui-words/AreaWords.tsx';
import { page } from '#shared/navigation/page.ts';
import type { RouteHandle } from '#shared/navigation/route-handle.ts';
import { configurationPaths } from '#shared/paths/configuration.ts';
import { ConfigurationScreen, loader } from './ConfigurationScreen.tsx';

const configuration: RouteHandle = {
  titleKey: 'configuration:title',
  crumb: configurationPaths.page,
  screen: { kind: 'page', story: 'configuration/Configuration', acts: true },
};
const editOptions = page(() => import('./OptionsDialog.tsx'), 'OptionsDialog', {
  titleKey: 'configuration:edit.title',
  screen: { kind: 'dialog', story: 'configuration/EditOptions' },
});

/** What holds for the tenant as a whole (R47, R48) and how its contract ends. */
export const routes: RouteObject[] = [
  {
    Component: AreaWords,
    children: [
      {
        path: 'configuration',
        handle: configuration,
        Component: ConfigurationScreen,
        loader,
        children: [{ path: 'edit-options', ...editOptions }],
      },
    ],
  },
];
