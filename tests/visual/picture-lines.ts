import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What Git keeps of a picture. */
export interface PictureLine {
  /** The id of the story in the book. */
  story: string;
  /** The name of its variant. */
  variant: string;
  /** In pixels, as `1280x900`. */
  size: string;
  /** What drew it: the browser, and how the computer draws letters. */
  drawer: string;
  /** The hash of its file: equal files need no comparison. */
  hash: string;
  fingerprint: string;
}

export const LINES = 'tests/visual/lines';

/** One file for each page of the book: changes of different pages do not meet in one. */
export const fileOf = (story: string): string => `${LINES}/${story.split('--')[0]}.txt`;

/** What a picture is called, in a list and as a file without its ending. */
export const pictureName = ({ story, variant }: Pick<PictureLine, 'story' | 'variant'>): string =>
  `${story}.${variant}`;

/** The lines that a file holds. */
export function parseLines(text: string): PictureLine[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [story = '', variant = '', size = '', drawer = '', hash = '', fingerprint = '', ...more] =
        line.split(' ');
      if (fingerprint === '' || more.length > 0)
        throw new Error(
          `“${line.slice(0, 60)} …” is no line of a picture. Draw it anew: npm run pictures -- --update.`,
        );
      return { story, variant, size, drawer, hash, fingerprint };
    });
}

const textOf = ({ story, variant, size, drawer, hash, fingerprint }: PictureLine) =>
  `${[story, variant, size, drawer, hash, fingerprint].join(' ')}\n`;

export const printLines = (lines: readonly PictureLine[]): string => lines.map(textOf).toSorted().join('');

const linesIn = (file: string) => (existsSync(file) ? parseLines(readFileSync(file, 'utf8')) : []);

/** All lines there are, by the names of their pictures. */
export function allLines(): Map<string, PictureLine> {
  const lines = globSync(`${LINES}/*.txt`).flatMap((file) => linesIn(file));
  return new Map(lines.map((line) => [pictureName(line), line]));
}

export function lineOf(picture: Pick<PictureLine, 'story' | 'variant'>): PictureLine | undefined {
  return linesIn(fileOf(picture.story)).find((line) => pictureName(line) === pictureName(picture));
}

/** Puts a line in the place of the one that its picture has. */
export function writeLine(line: PictureLine): void {
  const file = fileOf(line.story);
  const others = linesIn(file).filter((other) => pictureName(other) !== pictureName(line));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, printLines([...others, line]));
}

/** Takes away the lines of pictures that no story is drawn for. */
export function keepOnly(pictures: ReadonlySet<string>): void {
  for (const file of globSync(`${LINES}/*.txt`)) {
    const lines = linesIn(file);
    const kept = lines.filter((line) => pictures.has(pictureName(line)));
    if (kept.length === 0) rmSync(file);
    else if (kept.length < lines.length) writeFileSync(file, printLines(kept));
  }
}
