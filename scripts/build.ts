// npm run build: the production console, its files compressed beside them, and what they weigh.
// With --changed: only where the sources changed since the last build, and without the weighing.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { isBuilt, stamped } from './build-inputs.ts';

const DIST = 'packages/console/dist';
const TEXT = ['.html', '.js', '.css', '.json', '.svg'];
const onlyChanged = process.argv.includes('--changed');

/** Writes the twins that the server and nginx send to clients that accept them. */
function compress(): void {
  for (const entry of readdirSync(DIST, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.includes(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const plain = readFileSync(file);
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
    writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(plain, { params: size }));
  }
}

if (!(onlyChanged && isBuilt(`${DIST}/index.html`))) {
  console.log('Building the console …');
  await stamped(async () => {
    await build({ configFile: 'packages/console/vite.config.ts', logLevel: 'warn' });
    compress();
  });
}
if (!onlyChanged) await (await import('#tests/budget/print-measures.ts')).printMeasures();
