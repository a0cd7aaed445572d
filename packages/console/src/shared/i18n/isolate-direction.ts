const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
const overrides = /[\u202A-\u202E]/g;
const isolates = /[\u2066-\u2069]/g;
// Letters written from right to left, and what turns the direction without being seen.
const turning =
  /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Closes what a text leaves open, and leaves out what closes more than the text opened. */
function balance(text: string): string {
  let open = 0;
  const balanced = text.replace(isolates, (mark) => {
    if (mark !== POP_ISOLATE) open += 1;
    else if (open === 0) return '';
    else open -= 1;
    return mark;
  });
  return balanced + POP_ISOLATE.repeat(open);
}

/**
 * A value for a sentence. One that may be written from right to left, as a name in Hebrew or Arabic, is isolated, so
 * that the words, figures and brackets around it keep their places; it is `bdi` where a text is no element. Marks that
 * would reverse the rest of the sentence are left out.
 */
export function isolateDirection(value: string): string {
  if (!turning.test(value)) return value;
  return `${FIRST_STRONG_ISOLATE}${balance(value.replace(overrides, ''))}${POP_ISOLATE}`;
}
