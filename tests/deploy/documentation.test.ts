import { demoListener } from '@archive-console/mocks/server';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createConsoleServer } from '#deploy/server.ts';
import { siteOf } from '#deploy/site.ts';
import { close, listen } from '#tests/serving.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
writeFileSync(join(folder, 'index.html'), '<title>console</title>');
writeFileSync(join(folder, 'config.json'), '{"documentationUrl":""}');
afterAll(() => rmSync(folder, { recursive: true }));

it('leads from the console of the demo to a documentation that is there', async () => {
  const demo = demoListener();
  const server = createConsoleServer(siteOf(folder, demo.config), demo);
  const origin = await listen(server);
  const { documentationUrl } = (await (await fetch(`${origin}/config.json`)).json()) as typeof demo.config;
  const page = await fetch(new URL(documentationUrl, origin));
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<title>Documentation</title>');
  await close(server);
});
