// The stories have a configuration of their own, beside Storybook's: loading it costs a second that these do not need.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Long enough for a busy machine of two cores; nothing waits that long on an idle one. */
const testTimeout = 30_000;

/** They replace a module by one of their own, so each is alone with what it loads. */
const replacing = [
  'tests/api-client/hub{,-events,-waking}.test.ts',
  'tests/console/{live,lost-role,read-unreported}.test.ts',
];

export default defineConfig({
  test: {
    // Left out, one core has nothing to do.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          name: 'architecture',
          isolate: false,
          environment: 'node',
          testTimeout,
          include: ['tests/architecture/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout,
          // What is loaded is loaded once for all files: no test leaves anything behind.
          isolate: false,
          unstubGlobals: true,
          setupFiles: ['tests/fast-check.ts'],
          include: ['tests/{api-client,console,ui,deploy,scripts,storybook}/**/*.test.{ts,tsx}'],
          exclude: replacing,
        },
      },
      {
        test: {
          name: 'replacing',
          environment: 'node',
          testTimeout,
          include: replacing,
        },
      },
      {
        test: {
          name: 'demo',
          environment: 'node',
          testTimeout,
          // Loading the demo service takes longer than most of its tests, and a world keeps nothing outside itself.
          isolate: false,
          include: ['tests/mocks/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          testTimeout,
          hookTimeout: 60_000,
          include: ['tests/{contract,packed}/**/*.test.ts'],
        },
      },
    ],
  },
});
