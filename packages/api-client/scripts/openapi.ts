import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openApiDocument } from './document.ts';

const file = fileURLToPath(new URL('../openapi.json', import.meta.url));
const text = `${JSON.stringify(openApiDocument(), undefined, 2)}\n`;

if (process.argv.includes('--check')) {
  const written = await readFile(file, 'utf8').catch(() => '');
  if (written !== text) {
    process.stderr.write(
      'openapi.json is not what the operations say. Run `npm run openapi` and commit the file.\n',
    );
    process.exitCode = 1;
  }
} else {
  await writeFile(file, text);
}
