// npm run pictures: the stories, each compared with the lines of its pictures. Where lines were drawn by another browser
// or with other letters, both sides are drawn here: as they were at the last commit, and as they are.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DRAWN, DRAWN_ELSEWHERE } from '#tests/visual/kept-pictures.ts';
import { keepOnly, pictureName } from '#tests/visual/picture-lines.ts';
import { requiredPictures } from '#tests/visual/required-pictures.ts';
import { runScript } from './first-run.mjs';
import { drawBothSides } from './pictures/both-sides.ts';
import { git } from './pictures/commit-checkout.ts';
import { picturesDrawn } from './pictures/pictures-in-question.ts';

/** What pictures are made of. */
const SOURCES = ['packages', 'mocks', 'stories', '.storybook', 'package-lock.json'];

/** What is said of the pictures that have no line of this computer, and whether they are as they were. */
function compareElsewhere(why: string): { said: string; isGood: boolean } {
  const changed = git('status', '--porcelain', '--', ...SOURCES);
  if (changed === undefined)
    return { said: `${why}, and there is no Git here to draw the last commit from`, isGood: true };
  if (changed === '')
    return {
      said: `${why}; nothing has changed since the last commit, so there is nothing to compare`,
      isGood: true,
    };
  const { differing, page } = drawBothSides('HEAD', picturesDrawn(), true);
  return {
    said: `${why}; drawn here on both sides, ${differing} differ from the last commit: ${page}`,
    isGood: differing === 0,
  };
}

const given = process.argv.slice(2);
const isToUpdate = (arg: string) => ['--update', '-u'].includes(arg);
// Without a value of its own, it would take the name of the first file for one, and every story would be played.
const args = given.map((arg) => (isToUpdate(arg) ? '--update=all' : arg));
rmSync(DRAWN, { recursive: true, force: true });
rmSync(DRAWN_ELSEWHERE, { force: true });
process.exitCode = runScript('pictures:compare', args);

if (given.some(isToUpdate)) keepOnly(new Set(requiredPictures().map(pictureName)));

if (existsSync(DRAWN_ELSEWHERE)) {
  const { said, isGood } = compareElsewhere(readFileSync(DRAWN_ELSEWHERE, 'utf8'));
  writeFileSync(DRAWN_ELSEWHERE, said);
  console.log(`– Pictures: ${said}.`);
  if (!isGood) process.exitCode = 1;
}
