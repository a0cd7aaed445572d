import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { docgen } from './docgen.ts';
import { storyExamples } from './examples/story-examples.ts';
import { libraries } from './libraries.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-themes',
    'storybook-addon-pseudo-states',
    '@chromatic-com/storybook',
  ],
  // What the tables of properties say is read by the compiler itself: see docgen.ts.
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `worker-only` serves mockServiceWorker.js and emits it with the built book: no copy is kept here.
  viteFinal: (config) => ({
    ...config,
    oxc: { plugins: { styledComponents: { displayName: true, fileName: true, ssr: true } } },
    plugins: [docgen, storyExamples, ...(config.plugins ?? []), msw({ mode: 'worker-only' })],
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), 'axe-core', ...libraries],
      // The primitives library takes a test for a page without sizes, and draws all rows of a list there.
      rolldownOptions: { transform: { define: { 'process.env.VIRT_ON': 'true' } } },
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
