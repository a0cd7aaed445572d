import type { Import } from './imports.ts';

/**
 * Every cycle of imports at run time, as the chain of files that closes it. Types may point back: the styles of a
 * component check their table of designs against the component's own.
 */
export function cyclesOf(imports: readonly Import[]): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to, isType } of imports) {
    if (to !== undefined && !isType) next.set(from, [...(next.get(from) ?? []), to]);
  }
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): void => {
    const at = trail.indexOf(file);
    if (at !== -1) {
      cycles.push([...trail.slice(at), file].join(' → '));
      return;
    }
    if (done.has(file)) return;
    for (const target of next.get(file) ?? []) visit(target, [...trail, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return cycles;
}
