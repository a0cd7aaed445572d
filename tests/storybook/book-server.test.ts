import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBookServer } from '#scripts/book-server.ts';
import { close, listen } from '#tests/serving.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'book-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Leaves a book with one story, as if it had been built in that minute. */
function build(story: string, minute: number): void {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, `assets/${story}.js`), story);
  for (const name of ['index.html', 'index.json', 'iframe.html']) {
    writeFileSync(join(folder, name), story);
    utimesSync(join(folder, name), minute * 60, minute * 60);
  }
}

it('a book that is built anew is served without a new start', async () => {
  build('first', 1);
  const server = createBookServer(folder);
  const origin = await listen(server);
  const asked = async (path: string) => {
    const response = await fetch(`${origin}/${path}`);
    return response.ok ? response.text() : response.status;
  };
  expect(await asked('index.json')).toBe('first');
  expect(await asked('assets/second.js')).toBe(404);
  rmSync(folder, { recursive: true });
  expect(await asked('index.json')).toBe('first');
  build('second', 2);
  expect(await asked('index.json')).toBe('second');
  expect(await asked('assets/second.js')).toBe('second');
  await close(server);
});
