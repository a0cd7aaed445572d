/** What became of patterns that were typed or pasted. */
export interface PatternsAdded {
  /** The list with what is new at its end. */
  readonly patterns: readonly string[];
  /** What is new, in the order it came. */
  readonly added: readonly string[];
  /** What the list holds already, or what came twice. */
  readonly duplicates: readonly string[];
}

/** Cuts a text into patterns, without blanks around them and without empty ones. */
export function splitPatterns(text: string, separators: readonly string[]): string[] {
  let parts = text.split(/\r?\n/);
  for (const separator of separators) parts = parts.flatMap((part) => part.split(separator));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/**
 * Adds patterns to a list that holds each of them once.
 *
 * @param keyOf what two patterns have in common that mean the same, e.g. the pattern in lower case
 */
export function addPatterns(
  patterns: readonly string[],
  incoming: readonly string[],
  keyOf: (pattern: string) => string,
): PatternsAdded {
  const known = new Set(patterns.map(keyOf));
  const added: string[] = [];
  const duplicates: string[] = [];
  for (const pattern of incoming) {
    const key = keyOf(pattern);
    if (known.has(key)) duplicates.push(pattern);
    else added.push(pattern);
    known.add(key);
  }
  return { patterns: [...patterns, ...added], added, duplicates };
}

/** A name for each pattern that stays with it; equal ones are distinguished by their order. */
export function patternIds(patterns: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return patterns.map((pattern) => {
    const times = (seen.get(pattern) ?? 0) + 1;
    seen.set(pattern, times);
    return times === 1 ? pattern : `${pattern}\n${times}`;
  });
}
