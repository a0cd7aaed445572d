// npm run serve:book: the book that `npm run build-storybook` has built.
import { existsSync } from 'node:fs';
import { BUILT, createBookServer } from './book-server.ts';

const PORT = Number(process.env['PORT'] ?? 6006);

if (existsSync(`${BUILT}/index.json`)) {
  createBookServer().listen(PORT, () =>
    console.log(`The book is at http://localhost:${PORT}\nStop it with Ctrl+C.`),
  );
} else {
  console.error('The book is not built. Build it first: npm run build-storybook.');
  process.exitCode = 1;
}
