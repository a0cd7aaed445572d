import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// The stories have a configuration of their own, beside Storybook's: loading it costs a second that these do not owe.
/** Long enough for a busy machine of two cores; nothing waits that long on an idle one. */
const testTimeout = 30_000;

export default defineConfig({
  test: {
    // Left out, one core has nothing to do.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          name: 'architecture',
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
          include: ['tests/{api-client,console,ui,deploy,scripts}/**/*.test.{ts,tsx}'],
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
          include: ['tests/contract/**/*.test.ts'],
        },
      },
    ],
  },
});
