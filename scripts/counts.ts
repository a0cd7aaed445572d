import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** A file of tests that could not even be read counts as one failure: it has no tests that could fail. */
function countVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  const unreadable = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unreadable.length };
}

function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
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
