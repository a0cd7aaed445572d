import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';

const primitives = [
  'Autocomplete',
  'Button',
  'Calendar',
  'ComboBox',
  'DateField',
  'Dialog',
  'DropZone',
  'FileTrigger',
  'GridList',
  'Header',
  'Heading',
  'I18nProvider',
  'Input',
  'Keyboard',
  'ListBox',
  'Menu',
  'Modal',
  'NumberField',
  'Popover',
  'RangeCalendar',
  'SearchField',
  'TagGroup',
  'Text',
  'Toast',
  'Tooltip',
  'useDragAndDrop',
];

/** What only lazily loaded files import. */
const foundLate = [
  ...primitives.map((name) => `@archive-console/ui > react-aria-components/${name}`),
  '@archive-console/api-client > @microsoft/signalr',
  '@archive-console/console > react-hook-form',
  '@archive-console/ui > @internationalized/date',
  '@archive-console/ui > d3-scale',
  '@archive-console/ui > d3-shape',
];

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-themes',
    '@chromatic-com/storybook',
  ],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `worker-only` serves mockServiceWorker.js and emits it with the built book: no copy is kept here.
  viteFinal: (config) => ({
    ...config,
    oxc: { plugins: { styledComponents: { displayName: true, fileName: true, ssr: true } } },
    plugins: [...(config.plugins ?? []), msw({ mode: 'worker-only' })],
    // Found late, a library would make Vite load the page anew in the middle of a run.
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), ...foundLate],
    },
    build: {
      ...config.build,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        // Libraries mark their client parts for a server that this project has not; the notices hide real warnings.
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      },
    },
  }),
});
