import { defineConfig } from 'vitest/config';

// The stories have a configuration of their own, beside Storybook's: loading it costs a second that these do not owe.
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'architecture', environment: 'node', include: ['tests/architecture/**/*.test.ts'] } },
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{api-client,mocks,console,ui,deploy,scripts}/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
