import { posix } from 'node:path';
import type { StaticExportEntry } from 'oxc-parser';
import { doors, imports } from './imports.ts';
import { parsed } from './parsed.ts';
import { sourceOf, sources } from './sources.ts';

/** A component that `ui` offers. */
export interface Component {
  name: string;
  file: string;
}

const DOOR = '@archive-console/ui';
const door = doors.get(DOOR) ?? '';

/** What a file exports. */
export const exportsOf = (file: string): StaticExportEntry[] =>
  parsed(file).module.staticExports.flatMap(({ entries }) => entries);

const namesOf = (entries: readonly StaticExportEntry[]): string[] =>
  entries.flatMap(({ isType, exportName }) => (isType || exportName.name === null ? [] : [exportName.name]));

/** Every value that the door of `ui` offers. */
const offered = exportsOf(door).flatMap((entry) => {
  const file = posix.join(posix.dirname(door), entry.moduleRequest?.value ?? '');
  const names = namesOf(entry.exportName.name === null ? exportsOf(file) : [entry]);
  return names.map((name) => ({ name, file }));
});

/** Their names. */
export const offeredNames: ReadonlySet<string> = new Set(offered.map(({ name }) => name));

/** Every value with the name of a component that the door of `ui` offers out of a `.tsx` file. */
export const components: readonly Component[] = offered.filter(
  ({ name, file }) => file.endsWith('.tsx') && /^[A-Z][a-z]/.test(name),
);

/** The TSDoc of a component, without its stars. */
export function docOf({ name, file }: Component): string {
  const source = sourceOf(file);
  const { comments, module } = parsed(file);
  const { start = 0 } = module.staticExports.find(({ entries }) => namesOf(entries).includes(name)) ?? {};
  const before = comments.findLast(({ end }) => end <= start && source.slice(end, start).trim() === '');
  return before?.value.startsWith('*') === true ? before.value.replaceAll(/^ *\* ?/gm, '').trim() : '';
}

/** The files of `ui` that a file draws with, at once or when they are needed. */
const drawnWith = (file: string): string[] =>
  imports.flatMap(({ from, to, isType }) =>
    from === file && !isType && to?.startsWith('packages/ui/') === true ? [to] : [],
  );

/** What the keyboard stops at or speaks to: elements of HTML, parts of the library of primitives, own places. */
const CONTROL =
  /styled\.(button|input|select|textarea|a)\b|<(button|input|select|textarea|a)\b|\btabIndex(=\{|: )0\b|\bonKeyDown\b|from 'react-aria-components\/(Button|Calendar|ComboBox|DateField|Dialog|FileTrigger|GridList|Input|ListBox|Menu|NumberField|RangeCalendar|SearchField|TagGroup|Toast)'/;

/** Whether a component draws a control, itself or in a part of its own: what a caller lays into it does not count. */
export function hasControl({ file }: Component): boolean {
  const all = new Set([file]);
  for (const from of all) for (const part of drawnWith(from)) all.add(part);
  return [...all].some((path) => CONTROL.test(sourceOf(path)));
}

/** What the console takes from the door of `ui`, by name. */
export const usedByConsole: ReadonlySet<string> = new Set(
  sources
    .filter((file) => file.startsWith('packages/console/src/'))
    .flatMap((file) => parsed(file).module.staticImports)
    .filter(({ moduleRequest }) => moduleRequest.value === DOOR)
    .flatMap(({ entries }) =>
      entries.flatMap(({ isType, importName: { name } }) => (isType || name === null ? [] : [name])),
    ),
);
