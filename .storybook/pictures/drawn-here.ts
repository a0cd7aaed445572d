import drawnBy from '#tests/visual/drawn-by.json' with { type: 'json' };

/** How this computer draws letters: their edges, as a number. Settings of its own change them, and its graphics. */
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

/**
 * Why the pictures cannot be compared here; `undefined` where they can. Every browser draws text a little differently
 * from one major version to the next, and so do computers.
 */
async function whyNotHere(): Promise<string | undefined> {
  if (!navigator.userAgent.includes(`Chrome/${drawnBy.chromium}.`))
    return `they were drawn by Chromium ${drawnBy.chromium}, this is ${navigator.userAgent}`;
  const letters = await lettersHere();
  return letters === drawnBy.letters
    ? undefined
    : `letters were drawn as ${drawnBy.letters}, here they are ${letters}`;
}

let isTold = false;

/** Whether pictures mean anything on this computer; where they do not, it is said once. */
export async function canCompareHere(): Promise<boolean> {
  const whyNot = await whyNotHere();
  if (whyNot !== undefined && !isTold) console.warn(`Pictures are not compared: ${whyNot}.`);
  isTold = true;
  return whyNot === undefined;
}
