// Every check of the project; a failing one does not stop the next. First, two at a time, those that wait more than they
// draw; then stories, bytes and the whole console, one after another. `quick`: those that need no browser and no build.
// The last lines name what failed and why, and say what passed and what failed in all steps together.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { DRAWN_ELSEWHERE } from '#tests/visual/kept-pictures.ts';
import { type Counts, countsOf } from './counts.ts';
import { runScript, runScriptBeside } from './first-run.mjs';
import { whyNoInterop } from './interop-hub.ts';

interface Step {
  title: string;
  /** The script of package.json that does it. */
  script: string;
  /** What runs its tests; left out for a step that is one check by itself. */
  runner?: 'vitest' | 'playwright';
  quick?: true;
  /** It runs beside others, as soon as those scripts have ended. Left out: alone. */
  after?: readonly string[];
  /** Says how many of its tests ran in a second. */
  isPaced?: true;
  /** Why it cannot run here, as a sentence: it then counts as nothing. */
  whyNot?: () => string | undefined;
}

const steps: readonly Step[] = [
  { title: 'Browser', script: 'browser', after: [] },
  { title: 'Build', script: 'build:changed', after: [] },
  { title: 'Types', script: 'types', quick: true, after: [] },
  { title: 'Lint', script: 'lint', quick: true, after: [] },
  { title: 'Format', script: 'format:check', quick: true, after: [] },
  { title: 'Architecture', script: 'architecture', runner: 'vitest', quick: true, after: [] },
  {
    title: 'Contract, by Prism, and packages',
    script: 'test:contract',
    runner: 'vitest',
    quick: true,
    after: [],
  },
  {
    title: 'Real SignalR server',
    script: 'interop',
    runner: 'playwright',
    whyNot: whyNoInterop,
    after: ['browser', 'build:changed'],
  },
  // Among them are measured times.
  { title: 'Unit and contract tests', script: 'unit', runner: 'vitest', quick: true },
  { title: 'Stories, pictures', script: 'pictures', runner: 'vitest', isPaced: true },
  { title: 'Budgets', script: 'budget', runner: 'playwright' },
  { title: 'End to end', script: 'e2e', runner: 'playwright' },
];

const REPORTS = 'node_modules/.cache/archive-console/reports';

interface Outcome extends Counts {
  title: string;
  seconds: number;
  isPaced?: true | undefined;
  /** Given: it did not run, and this is why. */
  whyNot?: string;
}

/** Alone, it is shown as it goes; beside others, when it has ended. */
async function exitCodeOf({ title, script, after }: Step, args: string[], env: NodeJS.ProcessEnv) {
  if (after === undefined) {
    console.log(`\n── ${title}`);
    return runScript(script, args, env);
  }
  console.log(`… ${title}`);
  const { exitCode, said } = await runScriptBeside(script, args, env);
  console.log(`\n── ${title}\n${said}`);
  return exitCode;
}

async function run(step: Step): Promise<Outcome> {
  const { title, script, runner, whyNot } = step;
  const reason = whyNot?.();
  if (reason !== undefined) return { title, seconds: 0, whyNot: reason, passed: 0, failed: 0 };
  const report = `${REPORTS}/${script}.json`;
  const began = performance.now();
  const exitCode =
    runner === 'vitest'
      ? await exitCodeOf(step, ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {})
      : runner === 'playwright'
        ? await exitCodeOf(step, ['--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: report })
        : await exitCodeOf(step, [], {});
  const seconds = (performance.now() - began) / 1000;
  return { title, isPaced: step.isPaced, seconds, ...countsOf(runner, report, exitCode) };
}

/** How many run beside each other. */
const LANES = 2;

/** Those that may run beside others, then the rest one by one; the outcomes in the order of the steps. */
async function runAll(wanted: readonly Step[]): Promise<Outcome[]> {
  const running = new Map<string, Promise<Outcome>>();
  const waiting = wanted.filter(({ after }) => after !== undefined);
  async function lane(): Promise<void> {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const current = step;
      const before = (current.after ?? []).flatMap((script) => running.get(script) ?? []);
      const outcome = Promise.all(before).then(() => run(current));
      running.set(current.script, outcome);
      await outcome;
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane));
  for (const step of wanted.filter(({ after }) => after === undefined)) {
    const outcome = run(step);
    running.set(step.script, outcome);
    await outcome;
  }
  return Promise.all(wanted.flatMap(({ script }) => running.get(script) ?? []));
}

/** What became of the pictures whose lines were drawn on another computer; empty where there are none. */
const drawnElsewhere = () => (existsSync(DRAWN_ELSEWHERE) ? readFileSync(DRAWN_ELSEWHERE, 'utf8') : '');

rmSync(DRAWN_ELSEWHERE, { force: true });
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const outcomes = await runAll(steps.filter(({ quick }) => quick || !process.argv.includes('quick')));

console.log('');
for (const { title, seconds, isPaced, passed, failed, whyNot } of outcomes) {
  if (whyNot !== undefined) {
    console.log(`– ${title} did not run: ${whyNot}`);
    continue;
  }
  const time = `${seconds.toFixed(1)} s`.padStart(8);
  if (isPaced && drawnElsewhere() !== '') console.log(`– Pictures: ${drawnElsewhere()}.`);
  const pace = isPaced ? `, ${((passed + failed) / seconds).toFixed(1)} a second` : '';
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${title.padEnd(24)}${time}   ${passed} passed, ${failed} failed${pace}`,
  );
}
const failures = outcomes.flatMap((outcome) => outcome.failures ?? []);
if (failures.length > 0)
  console.log(`\nFailed:\n${failures.map((failure) => failure.replace(/^/gm, '  ')).join('\n')}\n`);
const total = (key: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
if (total('failed') > 0) process.exitCode = 1;
console.log(`${total('passed')} passed, ${total('failed')} failed`);
