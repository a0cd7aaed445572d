import { test as base } from '@playwright/test';
import type { World } from '@archive-console/mocks';
import { demoListener } from '@archive-console/mocks/server';
import { createConsoleServer } from '#deploy/server.ts';
import { siteOf } from '#deploy/site.ts';
import { close, listen } from '#tests/serving.ts';

interface Fixtures {
  /** The world of this test's own demo service. */
  world: World;
  /** Everything the content policy refused on any page of this test; has to stay empty. */
  refusedByPolicy: string[];
}

interface Running {
  demo: { origin: string; world: World };
}

let site: ReturnType<typeof siteOf> | undefined;

/** Each test has the production build, the product's headers and a demo service of its own, on one origin. */
export const test = base.extend<Fixtures & Running>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
  demo: async ({}, use) => {
    site ??= siteOf('packages/console/dist');
    const service = demoListener();
    const server = createConsoleServer(site, service);
    await use({ origin: await listen(server), world: service.world });
    await close(server);
  },
  world: ({ demo }, use) => use(demo.world),
  baseURL: ({ demo }, use) => use(demo.origin),
  refusedByPolicy: async ({ context }, use) => {
    const refused: string[] = [];
    await context.exposeBinding('reportRefusal', (_, what: string) => refused.push(what));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
        const report = (window as unknown as { reportRefusal(what: string): void }).reportRefusal;
        report(`${effectiveDirective}: ${blockedURI} (${sourceFile})`);
      });
    });
    await use(refused);
  },
});

export { expect } from '@playwright/test';
