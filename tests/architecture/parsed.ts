import { type ParseResult, parseSync } from 'oxc-parser';
import { sourceOf } from './sources.ts';

const known = new Map<string, ParseResult>();

/** A source file as the parser reads it: once, however many tests ask for it. */
export function parsed(file: string): ParseResult {
  const result = known.get(file) ?? parseSync(file, sourceOf(file));
  known.set(file, result);
  return result;
}
