// Every check of the project, one after another; a failing one does not stop the next. `quick`: those that need no
// browser and no build. The last line is what passed and what failed, in all steps together.
import { mkdirSync, rmSync } from 'node:fs';
import { type Counts, countsOf } from './counts.ts';
import { runScript } from './first-run.mjs';
import { whyNoInterop } from './interop-hub.ts';

interface Step {
  title: string;
  /** The script of package.json that does it. */
  script: string;
  /** What runs its tests; left out for a step that is one check by itself. */
  runner?: 'vitest' | 'playwright';
  quick?: true;
  /** Why it cannot run here, as a sentence: it then counts as nothing. */
  whyNot?: () => string | undefined;
}

const steps: readonly Step[] = [
  { title: 'Types', script: 'types', quick: true },
  { title: 'Lint', script: 'lint', quick: true },
  { title: 'Format', script: 'format:check', quick: true },
  { title: 'Architecture', script: 'architecture', runner: 'vitest', quick: true },
  { title: 'Unit and contract tests', script: 'unit', runner: 'vitest', quick: true },
  { title: 'Contract, by Prism', script: 'test:contract', runner: 'vitest', quick: true },
  { title: 'Browser', script: 'browser' },
  { title: 'Stories and pictures', script: 'pictures', runner: 'vitest' },
  { title: 'Build', script: 'build:changed' },
  { title: 'Real SignalR server', script: 'interop', runner: 'playwright', whyNot: whyNoInterop },
  { title: 'Budgets', script: 'budget', runner: 'playwright' },
  { title: 'End to end', script: 'e2e', runner: 'playwright' },
];

const REPORTS = 'node_modules/.cache/archive-console/reports';

interface Outcome extends Counts {
  title: string;
  seconds: number;
  /** Given: it did not run, and this is why. */
  whyNot?: string;
}

function run({ title, script, runner, whyNot }: Step): Outcome {
  console.log(`\n── ${title}`);
  const reason = whyNot?.();
  if (reason !== undefined) return { title, seconds: 0, whyNot: reason, passed: 0, failed: 0 };
  const report = `${REPORTS}/${script}.json`;
  const began = performance.now();
  const exitCode =
    runner === 'vitest'
      ? runScript(script, ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`])
      : runner === 'playwright'
        ? runScript(script, ['--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: report })
        : runScript(script);
  return { title, seconds: (performance.now() - began) / 1000, ...countsOf(runner, report, exitCode) };
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const outcomes = steps.filter(({ quick }) => quick || !process.argv.includes('quick')).map(run);

console.log('');
for (const { title, seconds, passed, failed, whyNot } of outcomes) {
  if (whyNot !== undefined) {
    console.log(`– ${title} did not run: ${whyNot}`);
    continue;
  }
  const time = `${seconds.toFixed(1)} s`.padStart(8);
  console.log(`${failed === 0 ? '✓' : '✗'} ${title.padEnd(24)}${time}   ${passed} passed, ${failed} failed`);
}
const total = (key: keyof Counts) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
if (total('failed') > 0) process.exitCode = 1;
console.log(`${total('passed')} passed, ${total('failed')} failed`);
