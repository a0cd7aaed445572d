import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countsOf } from '#scripts/counts.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'counts-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
  const file = join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitest = (passed: number, failed: number, testResults: object[] = []) =>
  report({ numPassedTests: passed, numFailedTests: failed, testResults });

describe('what a step counts', () => {
  it('is one for a check without tests', () => {
    expect(countsOf(undefined, '', 0)).toEqual({ passed: 1, failed: 0 });
    expect(countsOf(undefined, '', 2)).toEqual({ passed: 0, failed: 1 });
  });

  it('is its tests', () => {
    expect(countsOf('vitest', vitest(12, 3), 1)).toMatchObject({ passed: 12, failed: 3 });
    const playwright = report({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [] });
    expect(countsOf('playwright', playwright, 1)).toMatchObject({ passed: 5, failed: 2 });
  });

  it('names those that failed, by file and title, and says why', () => {
    const ofVitest = vitest(1, 1, [
      {
        name: resolve('tests/ui/button.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'a button is pressed' },
          {
            status: 'failed',
            fullName: 'a button is disabled',
            failureMessages: ['Error: \u001b[31mit is not\u001b[39m\n\n    at button.test.ts:3:1'],
          },
        ],
      },
      {
        name: resolve('tests/ui/broken.test.ts'),
        status: 'failed',
        message: 'No such file',
        assertionResults: [],
      },
    ]);
    expect(countsOf('vitest', ofVitest, 1).failures).toEqual([
      'tests/ui/button.test.ts › a button is disabled\n  Error: it is not',
      'tests/ui/broken.test.ts\n  No such file',
    ]);
    const ofPlaywright = report({
      stats: { expected: 1, unexpected: 1, flaky: 0 },
      errors: [],
      suites: [
        {
          specs: [{ ok: true, file: 'a.spec.ts', title: 'a user signs in' }],
          suites: [
            {
              specs: [
                {
                  ok: false,
                  file: 'a.spec.ts',
                  title: 'a user signs out',
                  tests: [{ results: [{ error: { message: 'Error: no such button' } }] }],
                },
              ],
            },
          ],
        },
      ],
    });
    expect(countsOf('playwright', ofPlaywright, 1).failures).toEqual([
      'a.spec.ts › a user signs out\n  Error: no such button',
    ]);
  });

  it('includes files that could not be read, and errors outside tests', () => {
    const unreadable = [{ name: 'tests/ui/broken.test.ts', status: 'failed', assertionResults: [] }];
    expect(countsOf('vitest', vitest(12, 0, unreadable), 1)).toMatchObject({ passed: 12, failed: 1 });
    const broken = report({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}] });
    expect(countsOf('playwright', broken, 1)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('is a failure where the runner ended with an error, wrote nothing, or found no tests', () => {
    expect(countsOf('vitest', vitest(12, 0), 1)).toMatchObject({ passed: 12, failed: 1 });
    expect(countsOf('vitest', join(folder, 'nothing.json'), 1)).toEqual({ passed: 0, failed: 1 });
    expect(
      countsOf('playwright', report({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [] }), 0),
    ).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });
});
