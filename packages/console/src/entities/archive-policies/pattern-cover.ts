const WILDCARD = /[*?]/;

/** A pattern as it is compared: without `*` and `?` it is looked for anywhere in a text (D30). */
const wholePattern = (pattern: string) => (WILDCARD.test(pattern) ? pattern : `*${pattern}*`);

/** Whether every text matches a pattern, the empty one as well. */
export const matchesAnything = (pattern: string) => /^\*+$/.test(wholePattern(pattern.trim()));

/** A sign that no pattern has: only a wildcard matches it. */
const UNWRITTEN = '\0';

/**
 * Whether every address matches a pattern: `*`, `*@*` and, as D30 looks for it anywhere, `@`. The shortest address, and
 * one that is longer than the pattern on each side, stand for all.
 */
export const matchesAnyAddress = (pattern: string) => matchesEachWith(['@'], pattern);

/**
 * The same of addresses with a top-level domain, which the specification requires (section 5): `*@*.*` as well. A
 * server may send from an address without one.
 */
export const matchesAnyFullAddress = (pattern: string) => matchesEachWith(['@', '.'], pattern);

function matchesEachWith(signs: readonly string[], pattern: string): boolean {
  const wanted = pattern.trim();
  const long = UNWRITTEN.repeat(wanted.length + 1);
  return [-1, 0, ...signs.map((_, index) => index + 1)].every((longAt) => {
    const parts = [...signs, ''].map((sign, index) => (index === longAt ? long : UNWRITTEN) + sign);
    return matchesPattern(wanted, parts.join(''));
  });
}

/** Whether every text that matches the second pattern also matches the first. `[` is a letter like any other (D30). */
export function covers(wide: string, narrow: string): boolean {
  const pattern = Array.from(wholePattern(wide));
  const text = Array.from(wholePattern(narrow));
  // `reached[i]`: what was read of the narrow pattern is covered by the first i signs of the wide one.
  let reached = startOf(pattern);
  for (const sign of text) {
    const next = pattern.map(() => false);
    next.push(false);
    pattern.forEach((wanted, index) => {
      // A star of the narrow one stands for any text: only a star of the wide one covers it.
      if (wanted === '*' && (reached[index] === true || reached[index + 1] === true)) next[index + 1] = true;
      else if (reached[index] === true && sign !== '*' && (wanted === '?' || wanted === sign))
        next[index + 1] = true;
      if (wanted === '*' && next[index] === true) next[index + 1] = true;
    });
    reached = next;
  }
  return reached[pattern.length] === true;
}

function startOf(pattern: readonly string[]): boolean[] {
  const reached = [true];
  pattern.forEach((wanted, index) => reached.push(wanted === '*' && reached[index] === true));
  return reached;
}

/** Whether a text, in which `*` and `?` are signs like any other, matches a pattern. */
export function matchesPattern(pattern: string, text: string): boolean {
  const wanted = Array.from(wholePattern(pattern));
  const signs = Array.from(text);
  let at = 0;
  let sign = 0;
  // Where the last star was, and from which sign on what follows it is tried.
  let star = -1;
  let tried = 0;
  while (sign < signs.length) {
    if (wanted[at] === '*') {
      star = at;
      tried = sign;
      at += 1;
    } else if (at < wanted.length && (wanted[at] === '?' || wanted[at] === signs[sign])) {
      at += 1;
      sign += 1;
    } else if (star === -1) {
      return false;
    } else {
      tried += 1;
      sign = tried;
      at = star + 1;
    }
  }
  return wanted.slice(at).every((rest) => rest === '*');
}
