import { commands, server } from 'vitest/browser';
import drawnBy from '#tests/visual/drawn-by.json' with { type: 'json' };

/** What pictures depend on, besides the stories. */
interface Drawer {
  /** The major version of the browser: each draws text a little differently. */
  readonly chromium: number;
  /** How this computer draws letters, as a number: its settings and its graphics change their edges. */
  readonly letters: string;
}

async function lettersHere(): Promise<string> {
  const context = new OffscreenCanvas(480, 60).getContext('2d');
  if (context === null) return 'none';
  for (const [line, family] of ['Inter Variable', 'Inter Fallback', 'Cascadia Mono'].entries()) {
    context.font = `13.5px '${family}'`;
    context.fillText(
      'Archive 2026: Zwölf Boxkämpfer jagen Eva quer über den Sylter Deich → ✓',
      2,
      18 * line + 16,
    );
  }
  const drawn = await crypto.subtle.digest('SHA-256', context.getImageData(0, 0, 480, 60).data);
  return [...new Uint8Array(drawn).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function drawerHere(): Promise<Drawer> {
  const chromium = Number(/Chrome\/(\d+)/.exec(navigator.userAgent)?.[1]);
  return { chromium, letters: await lettersHere() };
}

/** Why the pictures mean nothing on this computer; empty where they do. */
function whyNot(here: Drawer): string {
  if (here.chromium !== drawnBy.chromium)
    return `they were drawn by Chromium ${drawnBy.chromium}, this is ${here.chromium}`;
  return here.letters === drawnBy.letters
    ? ''
    : `letters were drawn as ${drawnBy.letters}, here they are ${here.letters}`;
}

const file = (path: string) => `${server.config.root}/${path}`;

/** Somebody asked for new pictures (`--update`). */
const isDrawnAnew = server.config.snapshotOptions.updateSnapshot === 'all';

/**
 * Takes the old picture away where a new one is asked for. Otherwise it would stay where the new one differs by less than
 * a comparison sees, as a faint ground does, and be older than what it shows.
 */
export async function makeRoomFor(picture: string): Promise<void> {
  if (!isDrawnAnew) return;
  const path = file(`tests/visual/baselines/${picture}.png`);
  // There is none of a new story.
  await commands.removeFile(path).catch(() => undefined);
}

/** Where `npm test` reads why nothing was compared. */
const NOT_COMPARED = 'node_modules/.cache/archive-console/pictures-not-compared';

/**
 * Whether to look at pictures here. Drawing anew (`--update`) makes them those of this computer; elsewhere than where
 * they were drawn nothing is compared, and why is left for the report of the run.
 */
export async function canCompareHere(): Promise<boolean> {
  const here = await drawerHere();
  if (isDrawnAnew) {
    await commands.writeFile(file('tests/visual/drawn-by.json'), `${JSON.stringify(here, null, 2)}\n`);
    return true;
  }
  const reason = whyNot(here);
  await commands.writeFile(file(NOT_COMPARED), reason);
  return reason === '';
}
