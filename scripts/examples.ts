// Writes what the demo service really answers, for the published document. `npm run openapi` runs it.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { takeExamples } from '#tests/mocks/examples.ts';

const file = fileURLToPath(new URL('../packages/api-client/examples.json', import.meta.url));
await writeFile(file, `${JSON.stringify(await takeExamples(), undefined, 2)}\n`);
