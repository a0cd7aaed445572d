import { posix } from 'node:path';
import type { Node, TSInterfaceDeclaration } from 'oxc-parser';
import { exportsOf } from './components.ts';
import { parsed } from './parsed.ts';
import { partsOf } from './parts-of.ts';
import { sourceOf, sources } from './sources.ts';

/** A member of an interface. */
export interface Member {
  name: string;
  /** Its TSDoc without the stars; empty where it has none. */
  doc: string;
}

/** An interface as it is written, without what it inherits. */
export interface Interface {
  name: string;
  file: string;
  members: readonly Member[];
  /** The interfaces of its package that it extends, also those of which it takes a part only. */
  parents: readonly Interface[];
}

/** A value that a function gives to a property which its caller leaves out. */
export interface Default {
  name: string;
  value: string;
  /** What the function is called with. */
  of: Interface;
}

const byFile = new Map<string, ReadonlyMap<string, TSInterfaceDeclaration>>();
const read = new Map<TSInterfaceDeclaration, Interface>();

/** The interfaces that the door of a package offers, and all that those inherit from. */
export function offeredInterfaces(door: string): readonly Interface[] {
  const offered = exportsOf(door).flatMap(({ exportName, moduleRequest }) => {
    const file = besideOf(door, moduleRequest?.value);
    if (exportName.name !== null) return interfaceOf(exportName.name, file) ?? [];
    return [...declaredIn(file).keys()].flatMap((name) => interfaceOf(name, file) ?? []);
  });
  const all = new Set(offered);
  for (const { parents } of all) for (const parent of parents) all.add(parent);
  return [...all];
}

/** The defaults in the parameter lists of a package's functions. */
export function defaultsOf(folder: string): readonly Default[] {
  return sources.filter((file) => file.startsWith(`${folder}/`)).flatMap(defaultsIn);
}

/** A member of an interface, its own or one that it inherits. */
export function memberOf({ members, parents }: Interface, name: string): Member | undefined {
  const own = members.find((member) => member.name === name);
  return own ?? parents.map((parent) => memberOf(parent, name)).find((member) => member !== undefined);
}

function declaredIn(file: string): ReadonlyMap<string, TSInterfaceDeclaration> {
  const known = byFile.get(file) ?? new Map(interfacesIn(file).map((node) => [node.id.name, node]));
  byFile.set(file, known);
  return known;
}

const interfacesIn = (file: string) =>
  parsed(file).program.body.flatMap((node) => {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    return declared?.type === 'TSInterfaceDeclaration' ? [declared] : [];
  });

/** The interface that a file calls so: its own, or one that it imports from its package. */
function interfaceOf(name: string, file: string): Interface | undefined {
  const declared = declaredIn(file).get(name);
  if (declared === undefined) return importedBy(file, name);
  const known = read.get(declared) ?? {
    name,
    file,
    members: membersOf(declared, file),
    parents: declared.extends.flatMap((parent) =>
      namesIn(parent).flatMap((of) => interfaceOf(of, file) ?? []),
    ),
  };
  read.set(declared, known);
  return known;
}

function importedBy(file: string, name: string): Interface | undefined {
  for (const { moduleRequest, entries } of parsed(file).module.staticImports) {
    const entry = entries.find(({ localName }) => localName.value === name);
    if (entry && moduleRequest.value.startsWith('.'))
      return interfaceOf(entry.importName.name ?? name, besideOf(file, moduleRequest.value));
  }
  return undefined;
}

function membersOf({ body }: TSInterfaceDeclaration, file: string): Member[] {
  const source = sourceOf(file);
  const { comments } = parsed(file);
  return body.body.flatMap((member) => {
    if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return [];
    const before = comments.findLast(
      ({ end }) => end <= member.start && source.slice(end, member.start).trim() === '',
    );
    const doc = before?.value.startsWith('*') === true ? before.value : '';
    return [{ name: keyOf(member.key), doc: doc.replaceAll(/^[ *]+/gm, '').trim() }];
  });
}

function defaultsIn(file: string): Default[] {
  const source = sourceOf(file);
  return [...partsOf(parsed(file).program)].flatMap((part) => {
    if (part.type !== 'ObjectPattern' || !part.typeAnnotation) return [];
    const [of] = namesIn(part.typeAnnotation).flatMap((name) => interfaceOf(name, file) ?? []);
    return part.properties.flatMap((property) => {
      if (of === undefined || property.type !== 'Property') return [];
      const { key, value } = property;
      if (value.type !== 'AssignmentPattern') return [];
      return [{ name: keyOf(key), value: source.slice(value.right.start, value.right.end), of }];
    });
  });
}

/** Every name in a type, from the first. */
const namesIn = (type: Node) =>
  [...partsOf(type)].flatMap((part) => (part.type === 'Identifier' ? [part.name] : []));

const keyOf = (key: Node) =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';

const besideOf = (file: string, specifier = '') => posix.join(posix.dirname(file), specifier);
