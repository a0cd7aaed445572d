import { expect, test as base } from '@playwright/test';
import type { World } from '@archive-console/mocks';
import { demoListener } from '@archive-console/mocks/server';
import { createConsoleServer } from '#deploy/server.ts';
import { siteOf } from '#deploy/site.ts';
import { close, listen } from '#tests/serving.ts';
import { type TokenWatch, watchTokens } from './tokens.ts';

interface Fixtures {
  /** The world of this test's own demo service. */
  world: World;
  /** Everything the content policy refused on any page of this test; empty at its end. */
  refusedByPolicy: string[];
  /** The bearer tokens of this test's browser; at its end, none may stand anywhere but in memory. */
  tokens: TokenWatch;
}

interface Running {
  demo: { origin: string; world: World };
}

let site: ReturnType<typeof siteOf> | undefined;

/** Each test has the production build, the product's headers and a demo service of its own, on one origin. */
export const test = base.extend<Fixtures & Running>({
  // Playwright reads what a fixture needs from this pattern: nothing.
  demo: async ({}, provide) => {
    site ??= siteOf('packages/console/dist');
    const service = demoListener();
    const server = createConsoleServer(site, service);
    await provide({ origin: await listen(server), world: service.world });
    await close(server);
  },
  world: ({ demo }, provide) => provide(demo.world),
  baseURL: ({ demo }, provide) => provide(demo.origin),
  tokens: async ({ context }, provide) => {
    const watch = watchTokens(context);
    await provide(watch);
    expect(await watch.leaks(), 'places with a bearer token').toEqual([]);
  },
  // Every page of a test is watched from before it opens, whether the test asks for that or not.
  page: ({ tokens: _first, refusedByPolicy: _second, page }, provide) => provide(page),
  refusedByPolicy: async ({ context }, provide) => {
    const refused: string[] = [];
    await context.exposeBinding('reportRefusal', (_, what: string) => refused.push(what));
    await context.addInitScript(() => {
      document.addEventListener(
        'securitypolicyviolation',
        ({ effectiveDirective, blockedURI, sourceFile }) => {
          const report = (window as unknown as { reportRefusal(what: string): void }).reportRefusal;
          report(`${effectiveDirective}: ${blockedURI} (${sourceFile})`);
        },
      );
    });
    await provide(refused);
    expect(refused, 'what the content policy refused').toEqual([]);
  },
});

export { expect };
