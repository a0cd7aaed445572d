import { posix } from 'node:path';
import { type Node, parseSync, Visitor } from 'oxc-parser';
import { sourceOf, sources } from './sources.ts';

/** A check of what a reader is shown, by role or by words. */
const CHECK = /\b(find|get|query)(All)?By(Role|Text|LabelText|DisplayValue|AltText|PlaceholderText|Title)\b/;

/** The stories of a file, and whether each ends by checking what it shows. */
export interface StoryFound {
  name: string;
  checks: boolean;
}

export function storiesIn(file: string): StoryFound[] {
  const source = sourceOf(file);
  const { program, module } = parseSync(file, source);
  const declared = new Map<string, string>();
  for (const node of program.body) {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declaration?.type === 'FunctionDeclaration' && declaration.id !== null)
      declared.set(declaration.id.name, textOf(source, declaration));
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier' && init !== null) declared.set(id.name, textOf(source, init));
    }
  }
  for (const { moduleRequest, entries } of module.staticImports) {
    const beside = besideOf(file, moduleRequest.value);
    for (const { localName } of entries)
      if (beside !== undefined) declared.set(localName.value, sourceOf(beside));
  }
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name ?? ''),
  );
  return exported
    .filter((name) => /\.(story|extend)\(/.test(declared.get(name) ?? ''))
    .map((name) => ({ name, checks: CHECK.test(reachedFrom(name, declared)) }));
}

const textOf = (source: string, { start, end }: Node) => source.slice(start, end);

/** A file of steps beside the stories; the preview and libraries check nothing by themselves. */
function besideOf(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = posix.join(posix.dirname(file), specifier);
  return sources.includes(path) ? path : undefined;
}

/** The code of a story and of everything in its file, or beside it, that it names. */
function reachedFrom(name: string, declared: ReadonlyMap<string, string>, seen = new Set<string>()): string {
  const code = declared.get(name);
  if (code === undefined || seen.has(name)) return '';
  seen.add(name);
  const named = new Set<string>();
  new Visitor({
    Identifier: ({ name: inner }) => {
      named.add(inner);
    },
  }).visit(parseSync('part.tsx', `(${code})`).program);
  return [code, ...[...named].map((inner) => reachedFrom(inner, declared, seen))].join('\n');
}
