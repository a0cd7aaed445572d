// npm test: installs what is missing, then runs every check. Needs nothing but Node and npm.
import { prepare, runScript } from './first-run.mjs';

prepare();
process.exit(runScript('verify'));
