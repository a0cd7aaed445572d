// npm run build: the production console, its files compressed beside them, and what they weigh.
// With --changed: only where the sources changed since the last build, and without the weighing.
import { build } from 'vite';
import { isBuilt, stamped } from './build-inputs.ts';
import { compress } from './compress.ts';

const DIST = 'packages/console/dist';
const onlyChanged = process.argv.includes('--changed');

if (!(onlyChanged && isBuilt(`${DIST}/index.html`))) {
  console.log('Building the console …');
  await stamped(async () => {
    await build({ configFile: 'packages/console/vite.config.ts', logLevel: 'warn' });
    compress(DIST);
  });
}
if (!onlyChanged) await (await import('#tests/budget/print-measures.ts')).printMeasures();
