import { type Component, components } from './components.ts';
import { imports } from './imports.ts';
import { parsed } from './parsed.ts';
import { sourceOf } from './sources.ts';

/** A file of `ui`; of one that styles, what it declares by a name. */
interface Part {
  file: string;
  name?: string | undefined;
}

/** What a file takes from another, by the name it has here. */
interface Taken extends Part {
  as?: string;
}

interface Contents {
  taken: Taken[];
  /** The text of what it declares, by name. */
  declared: Map<string, string>;
}

const offered = new Set(components.map(({ file }) => file));
const known = new Map<string, Contents>();

const isStyling = (file: string): boolean => sourceOf(file).includes("from 'styled-components'");

function contentsOf(file: string): Contents {
  const source = sourceOf(file);
  const { module, program } = parsed(file);
  const taken = imports
    .filter(({ from, to, isType }) => from === file && !isType && to?.startsWith('packages/ui/src/'))
    .flatMap(({ to = '', specifier }): Taken[] => {
      const entries =
        module.staticImports.find(({ moduleRequest }) => moduleRequest.value === specifier)?.entries ?? [];
      return entries.length === 0
        ? [{ file: to }]
        : entries.map(({ importName, localName }) => ({
            file: to,
            name: isStyling(to) ? (importName.name ?? undefined) : undefined,
            as: localName.value,
          }));
    });
  const declared = program.body
    .map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
    .flatMap(({ id, start, end }) =>
      id.type === 'Identifier' ? [[id.name, source.slice(start, end)] as const] : [],
    );
  return { taken, declared: new Map(declared) };
}

function contents(file: string): Contents {
  const found = known.get(file) ?? contentsOf(file);
  known.set(file, found);
  return found;
}

/** What a part takes: a file takes all that it imports, at once or lazily; a style what it mentions. */
function takenBy({ file, name }: Part): Part[] {
  const { taken, declared } = contents(file);
  if (name === undefined) return taken;
  const text = declared.get(name) ?? '';
  const isMentioned = (other: string) => other !== name && new RegExp(`\\b${other}\\b`).test(text);
  const beside = [...declared.keys()].filter(isMentioned).map((other) => ({ file, name: other }));
  return [...beside, ...taken.filter(({ as }) => as !== undefined && isMentioned(as))];
}

/**
 * All that a component draws with, by the text of its styles: its own, those it shares, those of what it opens. What
 * is offered by itself has a page of its own, where it is shown.
 */
function stylesOf({ file }: Component): string[] {
  const all = new Map<string, Part>([[file, { file }]]);
  for (const part of all.values())
    for (const { file: to, name } of takenBy(part))
      if (!offered.has(to)) all.set(`${to} ${name}`, { file: to, name });
  return [...all.values()].flatMap((part) =>
    part.name === undefined ? [] : [contents(part.file).declared.get(part.name) ?? ''],
  );
}

/** What every component draws with. */
const styles: ReadonlyMap<string, readonly string[]> = new Map(
  components.map((component) => [component.name, stylesOf(component)]),
);

const HOVER = /:hover|\[data-hovered\]/;

/** A press; what takes text answers one by its focus. */
const PRESS = /:active|\[data-pressed\]|:focus-visible/;

const styledBy = ({ name }: Component): readonly string[] => styles.get(name) ?? [];

/** Whether a component has a style for the pointer. */
export const drawsHover = (component: Component): boolean =>
  styledBy(component).some((style) => HOVER.test(style));

/** Whether a component lays a ground, which the colors of the system take away. */
export const drawsGround = (component: Component): boolean =>
  styledBy(component).some((style) => /\bbackground\b/.test(style));

/**
 * Whether a component answers the pointer somewhere where it does not answer a press, itself or by
 * what it mentions.
 */
export function missesPress(component: Component): boolean {
  const texts = styledBy(component);
  const answers = texts.filter((style) => PRESS.test(style)).map((style) => style.split(/\W/)[0] ?? '');
  return texts.some(
    (style) => HOVER.test(style) && !answers.some((name) => new RegExp(`\\b${name}\\b`).test(style)),
  );
}
