import type { Node } from 'oxc-parser';
import { parsed } from '#tests/architecture/parsed.ts';
import { partsOf } from '#tests/architecture/parts-of.ts';
import { sources } from '#tests/architecture/sources.ts';
import { resolved } from './reached-files.ts';

/** The names of all operations of the contract. */
const contract: ReadonlySet<string> = new Set(
  sources
    .filter((file) => file.startsWith('packages/api-client/src/resources/'))
    .flatMap((file) => [...declaredIn(file)].filter(([, node]) => isDeclaration(node)).map(([name]) => name)),
);

function isDeclaration(node: Node): boolean {
  return (
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    ['operation', 'navigation'].includes(node.callee.name)
  );
}

/** What a file declares at its top, by name. */
export function declaredIn(file: string): Map<string, Node> {
  const declared = parsed(file).program.body.flatMap((node): [string, Node][] => {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declaration?.type === 'FunctionDeclaration' && declaration.id !== null)
      return [[declaration.id.name, declaration]];
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) => (init === null ? [] : pairsOf(id, init)));
  });
  return new Map(declared);
}

/** `const a = …` declares a, `const { a, b } = c` declares both as parts of c. */
function pairsOf(id: Node, init: Node): [string, Node][] {
  if (id.type === 'Identifier') return [[id.name, init]];
  if (id.type !== 'ObjectPattern') return [];
  return id.properties.flatMap((property): [string, Node][] =>
    property.type === 'Property' && property.value.type === 'Identifier' ? [[property.value.name, init]] : [],
  );
}

/** The imports of a file that are there at run time: local name → name there, and the module. */
export function importedIn(file: string): Map<string, { name: string; from: string }> {
  return new Map(
    parsed(file).module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.flatMap(({ localName, importName, isType }) =>
        isType
          ? []
          : [[localName.value, { name: importName.name ?? '', from: moduleRequest.value }] as const],
      ),
    ),
  );
}

const answered = new Map<string, ReadonlySet<string>>();

/** What a file calls: in `queries/`, only what stands behind one name, or behind one member of it. */
export function operationsOf(file: string, name?: string, member?: string): ReadonlySet<string> {
  const key = `${file} ${name} ${member}`;
  const known = answered.get(key);
  if (known !== undefined) return known;
  const found = new Set<string>();
  answered.set(key, found);
  const declared = declaredIn(file);
  const node = name === undefined ? parsed(file).program : partOf(declared.get(name), member);
  if (node === undefined) return found;
  const imported = importedIn(file);
  for (const used of usesIn(node)) {
    const there = imported.get(used.name);
    if (there === undefined) {
      const isOwn = name !== undefined && used.name !== name && declared.has(used.name);
      if (isOwn) addAll(found, operationsOf(file, used.name, used.member));
    } else if (there.from === '@archive-console/api-client') {
      if (contract.has(there.name)) found.add(there.name);
    } else {
      const to = resolved(file, there.from);
      if (to?.startsWith('packages/console/src/queries/') === true)
        addAll(found, operationsOf(to, there.name, used.member));
    }
  }
  return found;
}

function addAll(found: Set<string>, more: ReadonlySet<string>): void {
  for (const one of more) found.add(one);
}

/** One member of an object that is written out, or the whole where it has no such member. */
function partOf(node: Node | undefined, member: string | undefined): Node | undefined {
  const object = node?.type === 'TSSatisfiesExpression' ? node.expression : node;
  if (member === undefined || object?.type !== 'ObjectExpression') return node;
  for (const property of object.properties)
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === member)
      return property.value;
  return node;
}

/** Every name a piece of code uses, with the member that is asked of it. */
function* usesIn(node: Node): Generator<{ name: string; member?: string }> {
  const asked = new Set<Node>();
  for (const part of partsOf(node)) {
    if (part.type === 'MemberExpression' && part.object.type === 'Identifier') {
      asked.add(part.object);
      if (!part.computed && part.property.type === 'Identifier')
        yield { name: part.object.name, member: part.property.name };
      else yield { name: part.object.name };
    }
    if (part.type === 'ImportDeclaration') for (const inside of partsOf(part)) asked.add(inside);
    if (part.type === 'Identifier' && !asked.has(part)) yield { name: part.name };
  }
}
