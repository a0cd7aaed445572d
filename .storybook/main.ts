import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { BOOK_PICTURES } from '#tests/visual/kept-pictures.ts';
import { docgen } from './docgen.ts';
import { storyExamples } from './examples/story-examples.ts';
import { withPages } from './pages-of-screens.ts';
import { bookFacts } from './facts/facts-plugin.ts';
import { libraries } from './libraries.ts';

// Where none were drawn yet, there is nothing to serve.
mkdirSync(BOOK_PICTURES, { recursive: true });

const inter = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json'));
const interInManager =
  "@font-face { font-family: 'Inter Variable'; font-weight: 100 900; src: url(./fonts/inter-latin-wght-normal.woff2) format('woff2'); }";

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: [
    { from: join(process.cwd(), BOOK_PICTURES), to: '/pictures' },
    { from: join(inter, 'files'), to: '/fonts' },
  ],
  managerHead: (head) => `${head ?? ''}<style>${interInManager}</style>`,
  // Every screen and every flow has a page, whatever its file says.
  experimental_indexers: (indexers = []) => indexers.map(withPages),
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-themes',
    'storybook-addon-pseudo-states',
  ],
  // What the tables of properties say is read by the compiler itself: see docgen.ts.
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `worker-only` serves mockServiceWorker.js and emits it with the built book: no copy is kept here.
  viteFinal: (config) => ({
    ...config,
    oxc: { plugins: { styledComponents: { displayName: true, fileName: true, ssr: true } } },
    plugins: [bookFacts, docgen, storyExamples, ...(config.plugins ?? []), msw({ mode: 'worker-only' })],
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
