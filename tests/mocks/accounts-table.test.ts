import { readFileSync } from 'node:fs';
import { accounts } from '@archive-console/mocks';
import { expect, it } from 'vitest';

it('the README lists the accounts as they are', () => {
  const readme = readFileSync('docs/demo.md', 'utf8');
  const rows = [...readme.matchAll(/^\| `([^`]+@demo\.example)` +\| `([^`]+)` +\| (.+?) +\|$/gm)];
  expect(rows.map(([, email, password, note]) => ({ email, password, note }))).toEqual(
    accounts.map(({ email, password, note }) => ({ email, password, note })),
  );
});
