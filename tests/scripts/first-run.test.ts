import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled, requireNode } from '#scripts/first-run.mjs';

describe('the Node that starts the commands', () => {
  it('may be 20 where the project brings its own', () => {
    expect(requireNode('20.0.0', 'linux-x64')).toBeUndefined();
  });

  it('is refused below that, in a sentence that says what to do', () => {
    expect(requireNode('18.20.4', 'linux-x64')).toBe(
      'Node 18.20.4 is too old: install Node 20 or newer and run the command again.',
    );
  });

  it('has to do the work itself elsewhere, and is 22.22 at least', () => {
    expect(requireNode('22.22.0', 'darwin-arm64')).toBeUndefined();
    expect(requireNode('22.21.9', 'darwin-arm64')).toContain('install Node 22.22 or newer');
  });
});

describe('what is installed', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'installed-'));
    mkdirSync(join(folder, 'node_modules'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const lock = (file: string, packages: object) =>
    writeFileSync(join(folder, file), JSON.stringify({ packages }));
  const wanted = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '1.0.0', optional: true },
  };

  it('is nothing without npm’s own record', () => {
    lock('package-lock.json', wanted);
    expect(isInstalled(folder)).toBe(false);
  });

  it('is enough without a package for another platform', () => {
    lock('package-lock.json', wanted);
    lock('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled(folder)).toBe(true);
  });

  it('is not enough once the lock file names another version', () => {
    lock('package-lock.json', wanted);
    lock('node_modules/.package-lock.json', { 'node_modules/a': { version: '0.9.0' } });
    expect(isInstalled(folder)).toBe(false);
  });

  it('is not enough with an old optional package', () => {
    lock('package-lock.json', wanted);
    const found = {
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '0.9.0', optional: true },
    };
    lock('node_modules/.package-lock.json', found);
    expect(isInstalled(folder)).toBe(false);
  });
});
