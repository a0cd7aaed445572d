// npm run pictures:review: draws the stories whose lines changed, or whose pictures differed in the last run, at the last
// commit and now, and writes one page with before, after and difference. With words: the stories in whose names or files
// they are. With --since=<commit>: compares with that commit.
import { picturesInQuestion } from './pictures/pictures-in-question.ts';
import { drawBothSides } from './pictures/both-sides.ts';

const args = process.argv.slice(2);
const since = args.find((arg) => arg.startsWith('--since='))?.slice('--since='.length) ?? 'HEAD';
const words = args.filter((arg) => !arg.startsWith('--'));

const pictures = picturesInQuestion(since, words);
if (pictures.length === 0) {
  console.log(
    words.length > 0
      ? `No picture is of a story named ${words.join(' or ')}.`
      : `No line of a picture differs from ${since}, and none differed in the last run of npm run pictures.`,
  );
} else {
  const { differing, page } = drawBothSides(since, pictures);
  console.log(`${differing} pictures differ: ${page}`);
}
