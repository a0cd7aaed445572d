import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

export interface Counts {
  passed: number;
  failed: number;
  /** The names of the tests that failed; left out where a step has none. */
  failures?: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { ok: boolean; file: string; title: string }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** A file of tests that could not even be read counts as one failure: it has no tests that could fail. */
function countVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  const unreadable = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative('.', name)} › ${fullName}`),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unreadable.length,
    failures: [...failures, ...unreadable.map(({ name }) => relative('.', name))],
  };
}

function failedSpecsOf({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`);
  return [...own, ...suites.flatMap(failedSpecsOf)];
}

function countPlaywright({ stats, errors, suites = [] }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: failedSpecsOf({ suites }),
  };
}

/** What a step counts: its tests by their report, or itself. A step that ends with an error never counts as none. */
export function countsOf(
  runner: 'vitest' | 'playwright' | undefined,
  report: string,
  exitCode: number,
): Counts {
  if (runner === undefined) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counts = existsSync(report) ? read(runner, report) : { passed: 0, failed: 0 };
  const nothingSaid = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return nothingSaid ? { ...counts, failed: 1 } : counts;
}

function read(runner: 'vitest' | 'playwright', report: string): Counts {
  const parsed: unknown = JSON.parse(readFileSync(report, 'utf8'));
  return runner === 'vitest'
    ? countVitest(parsed as VitestReport)
    : countPlaywright(parsed as PlaywrightReport);
}
