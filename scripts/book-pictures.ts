// npm run book:pictures: the run that compares pictures, which draws every state of a screen and every step of a flow as
// well, for the pages of the book. With names of story files: those alone.
import { runScript } from './first-run.mjs';

process.exitCode = runScript('pictures:compare', process.argv.slice(2), { VITE_WHOLE_BOOK: 'true' });
