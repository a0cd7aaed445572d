import drawnBy from '#tests/visual/drawn-by.json' with { type: 'json' };

/** How wide a sample stands in a font of the computer: tells whether it is the one the pictures were drawn with. */
function widthIn(family: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return 0;
  context.font = `100px ${family}`;
  return Math.round(context.measureText('Archive 2026').width);
}

/**
 * Why the pictures cannot be compared here; `undefined` where they can. Every browser draws text a little differently
 * from one major version to the next, and what is not in Inter is drawn in a font of the computer.
 */
function whyNotHere(): string | undefined {
  if (!navigator.userAgent.includes(`Chrome/${drawnBy.chromium}.`))
    return `they were drawn by Chromium ${drawnBy.chromium}, this is ${navigator.userAgent}`;
  const other = Object.entries(drawnBy.widths).find(([family, width]) => widthIn(family) !== width);
  return other && `the font '${other[0]}' was ${other[1]} wide, here it is ${widthIn(other[0])}`;
}

let isTold = false;

/** Whether pictures mean anything on this computer; where they do not, it is said once. */
export function canCompareHere(): boolean {
  const whyNot = whyNotHere();
  if (whyNot !== undefined && !isTold) console.warn(`Pictures are not compared: ${whyNot}.`);
  isTold = true;
  return whyNot === undefined;
}
