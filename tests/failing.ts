import { inspect } from 'node:util';

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** What an assertion compared, in full: its message shortens objects. */
function comparedIn(error: unknown): string {
  if (!(error instanceof Error && 'actual' in error && 'expected' in error)) return '';
  if (!isObject(error.actual) && !isObject(error.expected)) return '';
  return ` ${inspect({ actual: error.actual, expected: error.expected }, { breakLength: Infinity, compact: true, depth: 9 })}`;
}

/**
 * Asks the same of every item, one after another, and answers the names of those that fail, each with the reason.
 * A test expects none; its message then lists every failing item instead of the first.
 */
export async function failing<TItem>(
  items: readonly TItem[],
  nameOf: (item: TItem) => string,
  check: (item: TItem) => unknown,
): Promise<string[]> {
  if (items.length === 0) throw new Error('There is nothing to ask: the list of items is empty.');
  const failures: string[] = [];
  for (const item of items) {
    try {
      await check(item);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      failures.push(`${nameOf(item)}: ${reason.split('\n')[0]}${comparedIn(error)}`);
    }
  }
  return failures;
}
