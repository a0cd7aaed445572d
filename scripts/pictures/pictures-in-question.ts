import { existsSync, readdirSync } from 'node:fs';
import { DRAWN } from '#tests/visual/kept-pictures.ts';
import { allLines, LINES, parseLines, pictureName, printLines } from '#tests/visual/picture-lines.ts';
import { type RequiredPicture, requiredPictures } from '#tests/visual/required-pictures.ts';
import { git } from './commit-checkout.ts';

/** The names of the pictures whose lines are others than at a commit. */
function changedLines(since: string): string[] {
  const before = new Map(
    parseLines(git('grep', '-h', '-e', '', since, '--', LINES) ?? '').map((line) => [
      pictureName(line),
      line,
    ]),
  );
  return [...allLines()].flatMap(([name, line]) => {
    const old = before.get(name);
    return old !== undefined && printLines([old]) === printLines([line]) ? [] : [name];
  });
}

/** The pictures that the last run has left, because nothing says that they are as they were. */
export function picturesDrawn(all = requiredPictures()): RequiredPicture[] {
  const names = new Set(existsSync(DRAWN) ? readdirSync(DRAWN) : []);
  return all.filter((picture) => names.has(`${pictureName(picture)}.png`));
}

/** The pictures of the stories that words name; without words, those whose lines changed or did not fit in the last run. */
export function picturesInQuestion(since: string, words: readonly string[]): RequiredPicture[] {
  const all = requiredPictures();
  if (words.length > 0)
    return all.filter(({ story, file }) => words.some((word) => story.includes(word) || file.includes(word)));
  const changed = new Set(changedLines(since));
  const drawn = new Set(picturesDrawn(all));
  return all.filter((picture) => drawn.has(picture) || changed.has(pictureName(picture)));
}
