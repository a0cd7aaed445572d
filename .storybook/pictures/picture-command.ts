import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { differenceOf, fingerprintOf, TOLERANCE } from '#tests/visual/fingerprint.ts';
import { DRAWN, DRAWN_ELSEWHERE, KEEP_IN } from '#tests/visual/kept-pictures.ts';
import { lineOf, pictureName, type PictureLine, writeLine } from '#tests/visual/picture-lines.ts';

/** Which picture is on the page, and what drew it. */
export type PictureAsked = Pick<PictureLine, 'story' | 'variant' | 'drawer'>;

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes the picture of the page; answers in which way it differs from its line: nothing where it does not. */
    comparePicture(asked: PictureAsked): Promise<string[]>;
    /** The hash of a picture of the upper left corner of the page, in CSS pixels. */
    hashCorner(size: { width: number; height: number }): Promise<string>;
  }
}

/** A page of a busy machine takes a while until two pictures in a row are the same. */
const LONGEST_MS = 30_000;

/** In system colors a caret cannot be hidden. There, it does not blink. */
const STILL_CARET = '* { caret-animation: manual !important; }';

const AS_PICTURE = { animations: 'disabled', caret: 'hide', scale: 'device', style: STILL_CARET } as const;

interface Taken {
  png: Buffer;
  line: PictureLine;
}

async function take({ page }: BrowserCommandContext, asked: PictureAsked): Promise<Taken> {
  const png = await page.screenshot(AS_PICTURE);
  const hash = createHash('sha256').update(png).digest('base64url').slice(0, 12);
  // Width and height of a PNG are in its first part.
  const size = `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
  let fingerprint: string | undefined;
  const line = {
    ...asked,
    size,
    hash,
    /** Takes time, and few pictures need it. */
    get fingerprint() {
      return (fingerprint ??= fingerprintOf(PNG.sync.read(png)));
    },
  };
  return { png, line };
}

/** As a number of pixels from black to white; none where the files are equal. */
function distance(one: PictureLine, other: PictureLine): number {
  if (one.hash === other.hash) return 0;
  return one.size === other.size
    ? differenceOf(one.fingerprint, other.fingerprint)
    : Number.POSITIVE_INFINITY;
}

const isLike = (one: PictureLine, other: PictureLine | undefined) =>
  other !== undefined && distance(one, other) <= TOLERANCE;

/** Takes pictures until one is like its line, or like the one before it. */
async function takeSettled(
  context: BrowserCommandContext,
  asked: PictureAsked,
  line?: PictureLine,
): Promise<Taken> {
  const end = performance.now() + LONGEST_MS;
  let taken = await take(context, asked);
  for (;;) {
    if (isLike(taken.line, line)) return taken;
    const before = taken.line;
    taken = await take(context, asked);
    if (isLike(taken.line, before)) return taken;
    if (performance.now() > end)
      throw new Error(
        `${pictureName(asked)} changes for ${LONGEST_MS / 1000} s: a story has to come to rest before its picture.`,
      );
  }
}

function keep({ png, line }: Taken, folder: string): string {
  const path = join(folder, `${pictureName(line)}.png`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, png);
  return path;
}

/** Runs in Node, beside the browser. */
export const comparePicture: BrowserCommand<[PictureAsked], string[]> = async (context, asked) => {
  const line = lineOf(asked);
  const isDrawnElsewhere = line !== undefined && line.drawer !== asked.drawer;
  const folder = process.env[KEEP_IN];
  const taken = await takeSettled(context, asked, isDrawnElsewhere ? undefined : line);
  if (folder !== undefined) keep(taken, folder);
  if (context.project.vitest.config.snapshotOptions.updateSnapshot === 'all') {
    // Noise alone is no new line.
    if (isDrawnElsewhere || !isLike(taken.line, line)) writeLine(taken.line);
    return [];
  }
  if (folder !== undefined) return [];
  if (isDrawnElsewhere) {
    keep(taken, DRAWN);
    writeFileSync(DRAWN_ELSEWHERE, `lines were drawn by ${line.drawer}, this is ${asked.drawer}`);
    return [];
  }
  if (isLike(taken.line, line)) return [];
  const how =
    line === undefined
      ? 'has no line yet'
      : line.size === taken.line.size
        ? `differs from its line by about ${distance(taken.line, line).toFixed(1)} pixels from black to white`
        : `was ${line.size}`;
  return [`${pictureName(asked)}, ${taken.line.size}, ${how}: ${keep(taken, DRAWN)}`];
};

/** Runs in Node, beside the browser. */
export const hashCorner: BrowserCommand<[{ width: number; height: number }], string> = async (
  { page },
  size,
) => {
  const png = await page.screenshot({ ...AS_PICTURE, clip: { x: 0, y: 0, ...size } });
  return createHash('sha256').update(png).digest('hex').slice(0, 16);
};
