import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';

/** What a production build makes of these names from the client's door, as text. */
async function bundleOf(names: readonly string[]): Promise<string> {
  const page: Plugin = {
    name: 'page',
    resolveId: (id) => (id === 'page' ? '\0page' : undefined),
    load: (id) =>
      id === '\0page' ? `export { ${names.join(', ')} } from '@archive-console/api-client';` : undefined,
  };
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [page],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: 'page', preserveEntrySignatures: 'strict' },
    },
  });
  if (Array.isArray(built) || !('output' in built))
    throw new Error('Vite gave no single output: ask it for one format.');
  return built.output.map((part) => ('code' in part ? part.code : '')).join('\n');
}

test('the client for a page with three operations stays below 4 kB', async () => {
  const text = await bundleOf(['createApiClient', 'listUsers', 'getUser', 'addUserRoles']);
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(4000);
});

test('a page carries the operations it uses, and no other', async () => {
  const text = await bundleOf(['createApiClient', 'login']);
  expect(text).toContain('/authentication/login');
  expect(text).not.toMatch(/\/(users|groups|mailboxes|consumptions|tenants|accounts)\/|D25|User\.NotFound/);
});
