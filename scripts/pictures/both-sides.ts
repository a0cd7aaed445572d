import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { PNG } from 'pngjs';
import { differenceOf, fingerprintOf, TOLERANCE } from '#tests/visual/fingerprint.ts';
import { DRAWN, KEEP_IN, REVIEW } from '#tests/visual/kept-pictures.ts';
import { pictureName } from '#tests/visual/picture-lines.ts';
import type { RequiredPicture } from '#tests/visual/required-pictures.ts';
import { root } from '../first-run.mjs';
import { withCheckoutOf } from './commit-checkout.ts';
import { pixelDifference } from './pixel-difference.ts';
import { type Reviewed, reviewPage } from './review-page.ts';

const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');

/** Draws all pictures of files of stories, as they are in a checkout. A story that fails is said there, and left out. */
function draw(checkout: string, files: readonly string[], folder: string): void {
  const known = files.filter((file) => existsSync(join(checkout, file)));
  if (known.length === 0) return;
  const args = ['run', '--mode', 'pictures', '--config', '.storybook/vitest.config.ts', '--reporter=dot'];
  spawnSync(process.execPath, [vitest, ...args, ...known], {
    cwd: checkout,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, [KEEP_IN]: resolve(folder) },
  });
}

const picturesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** What differs of a picture, with its difference drawn; nothing where it is the same on both sides. */
function reviewed(name: string): Reviewed | undefined {
  const [before, after] = [`${REVIEW}/before/${name}.png`, `${REVIEW}/after/${name}.png`];
  if (!existsSync(before)) return { name, what: 'is new', sides: ['after'] };
  if (!existsSync(after)) return { name, what: 'is no longer drawn', sides: ['before'] };
  const [one, other] = [readFileSync(before), readFileSync(after)];
  if (one.equals(other)) return undefined;
  const [first, second] = [PNG.sync.read(one), PNG.sync.read(other)];
  const isSameSize = first.width === second.width && first.height === second.height;
  const distance = isSameSize ? differenceOf(fingerprintOf(first), fingerprintOf(second)) : undefined;
  if (distance !== undefined && distance <= TOLERANCE) return undefined;
  mkdirSync(`${REVIEW}/difference`, { recursive: true });
  writeFileSync(`${REVIEW}/difference/${name}.png`, PNG.sync.write(pixelDifference(first, second)));
  const what =
    distance === undefined
      ? `was ${first.width}x${first.height}, is ${second.width}x${second.height}`
      : `differs by about ${distance.toFixed(1)} pixels from black to white`;
  return { name, what, sides: ['before', 'after', 'difference'] };
}

/**
 * Draws pictures as they were at a commit and as they are now, and writes the page that shows what differs.
 *
 * @param isDrawn whether the last run has left the pictures of now
 * @returns how many differ, and where the page is
 */
export function drawBothSides(
  since: string,
  pictures: readonly RequiredPicture[],
  isDrawn = false,
): { differing: number; page: string } {
  const files = [...new Set(pictures.map(({ file }) => file))];
  rmSync(REVIEW, { recursive: true, force: true });
  mkdirSync(REVIEW, { recursive: true });
  console.log(`Drawing ${files.length} files of stories as they were at ${since} …`);
  withCheckoutOf(since, (checkout) => draw(checkout, files, join(root, REVIEW, 'before')));
  if (isDrawn) {
    cpSync(DRAWN, `${REVIEW}/after`, { recursive: true });
  } else {
    console.log('Drawing them as they are now …');
    draw(root, files, join(root, REVIEW, 'after'));
  }
  const names = new Set(
    ['before', 'after']
      .flatMap((side) => picturesIn(`${REVIEW}/${side}`))
      .map((file) => file.slice(0, -'.png'.length)),
  );
  // The last run has left only what it could not compare.
  const asked = isDrawn ? pictures.map(pictureName) : [...names];
  const differing = asked.toSorted().flatMap((name) => reviewed(name) ?? []);
  const page = resolve(`${REVIEW}/index.html`);
  writeFileSync(page, reviewPage(since, differing, asked.length - differing.length));
  return { differing: differing.length, page };
}
