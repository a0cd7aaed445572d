import { readFileSync } from 'node:fs';
import { accounts } from '@archive-console/mocks';
import { expect, it } from 'vitest';

/** The rows of the table of accounts in a document. */
const rowsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^\| `([^`]+@demo\.example)` +\| `([^`]+)` +\| (.+?) +\|$/gm)].map(
    ([, email, password, note]) => ({ email, password, note }),
  );

it('docs/demo.md lists the accounts as they are', () => {
  expect(rowsIn('docs/demo.md')).toEqual(
    accounts.map(({ email, password, note }) => ({ email, password, note })),
  );
});

it('the README lists six of the accounts as docs/demo.md does', () => {
  const rows = rowsIn('README.md');
  expect(rows).toHaveLength(6);
  expect(rowsIn('docs/demo.md')).toEqual(expect.arrayContaining(rows));
});
