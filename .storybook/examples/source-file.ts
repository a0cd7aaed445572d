import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import {
  type CallExpression,
  type ImportDeclaration,
  type JSXElement,
  parseSync,
  type Program,
  type Statement,
  type VariableDeclarator,
  Visitor,
} from 'oxc-parser';

/** A piece of a file, from one place to another. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** What stands in the file as one thing and reads as another. */
export interface Edit extends Range {
  readonly text: string;
}

interface ArgRead extends Range {
  readonly name: string;
}

interface Imported {
  readonly name: string;
  readonly from: string;
  readonly isType: boolean;
}

/** A file of code as examples are taken from it. */
export interface SourceFile {
  readonly path: string;
  readonly code: string;
  readonly program: Program;
  /** What it takes from other files, by the name it has here. */
  readonly imports: ReadonlyMap<string, Imported>;
  /** What it declares outside of any function, by name. */
  readonly declarations: ReadonlyMap<string, Range>;
  /** What the variables among them are. */
  readonly variables: ReadonlyMap<string, VariableDeclarator>;
  readonly elements: readonly JSXElement[];
  /** Where a story reads one of its arguments by name. */
  readonly argReads: readonly ArgRead[];
  /** Where a mock stands for what a caller does. */
  readonly mocks: readonly Edit[];
}

/** The file that another one imports by its place beside it; nothing for a package. */
export const neighborOf = (path: string, from: string): string | undefined =>
  from.startsWith('.') ? resolve(dirname(path), from) : undefined;

export function readSourceFile(path: string): SourceFile {
  const code = readFileSync(path, 'utf8');
  const { program } = parseSync(path, code, { preserveParens: false });
  const statements = program.body.map(withoutExport);
  const variables = statements.flatMap((it) => (it.type === 'VariableDeclaration' ? it.declarations : []));
  return {
    path,
    code,
    program,
    imports: new Map(
      statements.flatMap((statement) => (statement.type === 'ImportDeclaration' ? importsOf(statement) : [])),
    ),
    declarations: new Map(statements.flatMap((it) => declaredBy(it).map((name) => [name, it] as const))),
    variables: new Map(variables.flatMap((it) => (it.id.type === 'Identifier' ? [[it.id.name, it]] : []))),
    ...read(code, program),
  };
}

const withoutExport = (statement: Statement) =>
  statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement;

function declaredBy(statement: ReturnType<typeof withoutExport>): string[] {
  if (statement.type === 'VariableDeclaration')
    return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
  return 'id' in statement && statement.id?.type === 'Identifier' ? [statement.id.name] : [];
}

function importsOf({ specifiers, source, importKind }: ImportDeclaration) {
  return specifiers.flatMap((it) => {
    if (it.type !== 'ImportSpecifier' || it.imported.type !== 'Identifier') return [];
    const isType = importKind === 'type' || it.importKind === 'type';
    return [[it.local.name, { name: it.imported.name, from: source.value, isType }] as const];
  });
}

const isMock = ({ callee }: CallExpression) => callee.type === 'Identifier' && callee.name === 'fn';

function read(code: string, program: Program): Pick<SourceFile, 'elements' | 'argReads' | 'mocks'> {
  const elements: JSXElement[] = [];
  const argReads: ArgRead[] = [];
  const mocks: Edit[] = [];
  new Visitor({
    JSXElement: (it) => void elements.push(it),
    MemberExpression({ object, property, start, end }) {
      if (object.type === 'Identifier' && object.name === 'args' && property.type === 'Identifier')
        argReads.push({ start, end, name: property.name });
    },
    VariableDeclarator({ id, init }) {
      if (init?.type !== 'CallExpression' || !isMock(init)) return;
      const [type] = init.typeArguments?.params ?? [];
      if (type === undefined) return;
      mocks.push({ start: id.end, end: id.end, text: `: ${code.slice(type.start, type.end)}` });
    },
    CallExpression(call) {
      if (!isMock(call)) return;
      const { start, end } = call;
      const [action] = call.arguments;
      if (action === undefined) mocks.push({ start, end, text: '() => {}' });
      else mocks.push({ start, end: action.start, text: '' }, { start: action.end, end, text: '' });
    },
  }).visit(program);
  return { elements, argReads, mocks };
}

const isWithin = (inner: Range, outer: Range) => inner.start >= outer.start && inner.end <= outer.end;

/** The code of a piece of a file, as it reads after the edits; one inside another has no say. */
export function textOf({ code, mocks }: SourceFile, range: Range, edits: readonly Edit[] = []): string {
  let text = '';
  let at = range.start;
  for (const edit of [...mocks, ...edits]
    .filter((it) => isWithin(it, range))
    .toSorted((one, other) => one.start - other.start)) {
    if (edit.start < at) continue;
    text += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + code.slice(at, range.end);
}
