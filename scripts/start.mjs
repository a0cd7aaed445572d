// npm start: installs what is missing, builds what changed, serves the console. Needs nothing but Node and npm.
import { giveUp, keepRunning, prepare, runScript } from './first-run.mjs';

prepare();
if (runScript('build:changed') !== 0) {
  giveUp('The console could not be built: mend what the message above names and run npm start again.');
}
keepRunning('serve');
