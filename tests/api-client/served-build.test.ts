import { fetchServedBuild } from '@archive-console/api-client';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from './fake-service.ts';

function answered(answer: Response | Error) {
  const fetched = vi.fn<typeof fetch>(() =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

test('the script a document begins with names its build', async () => {
  const scripts = '<script>"theme"</script><script type="module" crossorigin src="/assets/a1.js">';
  const fetched = answered(new Response(`<!doctype html><head>${scripts}</script>`));
  expect(await fetchServedBuild('/home/users')).toBe('/assets/a1.js');
  expect(fetched).toHaveBeenCalledWith('/home/users', expect.objectContaining({ cache: 'no-cache' }));
});

test.each([
  ['no network', new TypeError('Failed to fetch')],
  ['a host that fails', page(502)],
  ['a page of something else', page(200)],
])('%s names no build', async (_name, answer) => {
  answered(answer);
  expect(await fetchServedBuild('/')).toBeUndefined();
});
