import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  passed: number;
  failed: number;
  /** The tests that failed, each with the first words of its reason; left out where a step has none. */
  failures?: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSpec {
  ok: boolean;
  file: string;
  title: string;
  tests?: { results: { error?: { message?: string } }[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: PlaywrightSpec[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** As many lines of a reason as say what was wanted and what was found; the log of the step has it whole. */
const REASON_LINES = 6;

/** The name of a test, and below it why it failed. */
function withReason(name: string, reason = ''): string {
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, REASON_LINES);
  return [name, ...lines.map((line) => `  ${line}`)].join('\n');
}

/** A file of tests that could not even be read counts as one failure: it has no tests that could fail. */
function countVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  const unreadable = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) =>
        withReason(`${relative('.', name)} › ${fullName}`, failureMessages?.[0]),
      ),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unreadable.length,
    failures: [
      ...failures,
      ...unreadable.map(({ name, message }) => withReason(relative('.', name), message)),
    ],
  };
}

const reasonOf = (tests: PlaywrightSpec['tests'] = []) =>
  tests.flatMap(({ results }) => results).find(({ error }) => error !== undefined)?.error?.message;

function failedSpecsOf({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => withReason(`${file} › ${title}`, reasonOf(tests)));
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
