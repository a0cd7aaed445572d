import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sources } from './sources.ts';

/** A path that names no room is in one of these. */
const ROOMS = ['', 'packages/console/src/', 'packages/console/src/shared/', 'packages/console/'];

/** Made by a command, a name to be chosen, or the title of a story. */
const NOT_KEPT = [/^packed\//, /^packages\/console\/dist$/, /^storybook\/test$/, /\bName\b/];

const documents = ['README.md', ...globSync('docs/*.md')];
const files = new Set(sources.map((file) => basename(file)));

const codesOf = (document: string) =>
  [...readFileSync(document, 'utf8').matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code);

/** What a document writes as code and is a path: with a slash, and no blank, call or address of the console. */
const pathsIn = (document: string) =>
  codesOf(document).filter(
    (code) => /^[\w.<]+[\w.{},<>-]*\/[\w./{},<>-]*$/.test(code) && !code.startsWith('..'),
  );

/** A file that it names alone. */
const filesIn = (document: string) =>
  codesOf(document).filter((code) => /^[A-Za-z][\w.-]*\.(ts|tsx|mjs)$/.test(code));

/** With `<noun>`, `<one>` and the like, a path is one of many: it is there where one of them is. The ending may be left out. */
function isThere(path: string): boolean {
  const pattern = path.replaceAll(/<[^<>]+>/g, '*');
  return ROOMS.some((room) => globSync([room + pattern, `${room}${pattern}.*`]).length > 0);
}

describe('the README and its pages', () => {
  it('name files and folders that are there', () => {
    const missing = documents.flatMap((document) =>
      [
        ...pathsIn(document).filter((path) => !isThere(path)),
        ...filesIn(document).filter((file) => !files.has(file)),
      ]
        .filter((name) => !NOT_KEPT.some((pattern) => pattern.test(name)))
        .map((name) => `${document}: ${name}`),
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  it('name many of them', () => {
    expect(pathsIn('README.md').length).toBeGreaterThan(100);
    expect(filesIn('README.md').length).toBeGreaterThan(30);
  });
});
