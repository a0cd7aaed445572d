import { describe, expect, it } from 'vitest';
import { DOCUMENT_ONLY, withoutDocumentsIn } from '#console/vite/without-documents.ts';
import { failing } from '#tests/failing.ts';
import { sourceOf, sources } from './sources.ts';

const named = (words: Iterable<string>) => new RegExp(String.raw`^  (${[...words].join('|')}):`, 'gm');
const countIn = (code: string, pattern: RegExp) => code.match(pattern)?.length ?? 0;

const resources = sources.filter((file) => file.startsWith('packages/api-client/src/resources/'));

describe('What a browser is sent of the contract', () => {
  it('is how an operation is called, not what its document says', async () => {
    const amiss = await failing(resources, String, (file) => {
      const code = sourceOf(file);
      const sent = withoutDocumentsIn(file, code);
      expect(countIn(code, named(['summary']))).toBeGreaterThan(0);
      expect(countIn(sent, named(DOCUMENT_ONLY))).toBe(0);
      const called = named(['name', 'method', 'path', 'access', 'takes', 'answers']);
      expect(countIn(sent, called)).toBe(countIn(code, called));
    });
    expect(amiss).toEqual([]);
  });

  it('keeps fields of the same names', () => {
    const code =
      "const get = operation({ noun: 'users', takes: v.object({ noun: v.string(), errors: v.array(code) }) });";
    expect(withoutDocumentsIn('users.ts', code)).toBe(
      'const get = operation({ takes: v.object({ noun: v.string(), errors: v.array(code) }) });',
    );
  });

  it('is all that it reads', () => {
    const reads = new RegExp(String.raw`\b[oO]peration\.(${[...DOCUMENT_ONLY].join('|')})\b|\berrorsOf\b`);
    const readers = sources
      .filter((file) => /^packages\/(console|api-client)\/src\//.test(file))
      .filter((file) => reads.test(sourceOf(file)));
    // Where it is declared, for those that do not run in a browser.
    expect(readers).toEqual(['packages/api-client/src/index.ts', 'packages/api-client/src/operation.ts']);
  });
});
