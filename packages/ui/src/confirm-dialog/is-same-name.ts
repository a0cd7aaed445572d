/**
 * Whether what was typed is the name that was asked for. Spaces around either do not count: a stored name that
 * ends in one could otherwise never be confirmed.
 */
export function isSameName(typed: string, name: string): boolean {
  return typed.trim() === name.trim();
}
