import { posix } from 'node:path';
import type { CallExpression, Node, ObjectExpression } from 'oxc-parser';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { parsed } from '#tests/architecture/parsed.ts';
import { partsOf } from '#tests/architecture/parts-of.ts';
import { sourceOf, sources } from '#tests/architecture/sources.ts';
import { addressIn } from './address-fact.ts';
import type { StoryFact, StoryFileFact } from './book-facts.ts';
import { declaredIn } from './called-operations.ts';
import { codesInAddress, codesInPlay } from './codes-in-play.ts';
import { stepsOfPlay } from './steps-of-play.ts';

/** The files that state how screens and flows behave. */
export const storyFiles = (): StoryFileFact[] =>
  sources.filter((file) => /^stories\/(screens|flows)\/.*\.stories\.tsx$/.test(file)).map(factsOf);

function factsOf(file: string): StoryFileFact {
  const declared = withBeside(file);
  const meta = argumentOf(declared.get('meta'));
  const title = meta && textIn(meta, 'title');
  if (title === undefined) throw new Error(`${file} has no title: give its stories a page in the book.`);
  const at = addressIn(meta && valueOf(parametersOf(meta), 'at'));
  const exported = parsed(file).module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name ?? ''),
  );
  return {
    file: file.replace(/^stories\//, '').replace(/\.stories\.tsx$/, ''),
    title,
    ...(at && { at }),
    stories: exported.flatMap((state) => {
      const node = declared.get(state);
      return node?.type === 'CallExpression' ? [storyOf(file, title, state, node, declared)] : [];
    }),
  };
}

/** The file's own declarations, and those of the files of steps beside it. */
function withBeside(file: string): Map<string, Node> {
  const beside = parsed(file).module.staticImports.flatMap(({ moduleRequest: { value } }) => {
    const path = value.startsWith('.') ? posix.join(posix.dirname(file), value) : '';
    return sources.includes(path) ? [...declaredIn(path)] : [];
  });
  return new Map([...beside, ...declaredIn(file)]);
}

type Declared = ReadonlyMap<string, Node>;

function storyOf(
  file: string,
  title: string,
  state: string,
  node: CallExpression,
  declared: Declared,
): StoryFact {
  const facts = factsWithBase(node, declared);
  const differences = facts.flatMap((one) => differencesIn(one));
  const play = facts.map((one) => valueOf(one, 'play')).find((found) => found !== undefined);
  const after = play && storyPlayedFirst(play, declared);
  const parameter = (name: string) =>
    facts.map((one) => textIn(parametersOf(one), name)).find((text) => text !== undefined);
  const branchOf = parameter('branchOf');
  const entryRule = parameter('entryRule');
  const { found, absent } = codesInPlay(play, declared);
  const ledBackWith = facts.flatMap((one) => codesInAddress(valueOf(parametersOf(one), 'at')));
  const answered = differences.flatMap(({ code }) => code ?? []).filter((code) => !absent.includes(code));
  return {
    state,
    id: toId(title, storyNameFromExport(state)),
    comment: commentAbove(file, node),
    codes: [...new Set([...answered, ...ledBackWith, ...found])],
    operations: [...new Set(differences.map(({ operation }) => operation))],
    reached: [
      ...facts.flatMap((one) => circumstancesIn(one)),
      ...differences.map(({ words }) => words),
      ...(play === undefined ? [] : stepsOfPlay(play, declared)),
    ],
    ...(after !== undefined && { after }),
    ...(branchOf !== undefined && { branchOf }),
    ...(entryRule !== undefined && { entryRule }),
  };
}

/** What the story says itself, and what the stories say that it extends. */
function factsWithBase(node: CallExpression, declared: Declared): ObjectExpression[] {
  const own = argumentOf(node);
  const { callee } = node;
  const base =
    callee.type === 'MemberExpression' && callee.object.type === 'Identifier'
      ? declared.get(callee.object.name)
      : undefined;
  const isStory =
    base?.type === 'CallExpression' &&
    base !== node &&
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'extend';
  return [...(own === undefined ? [] : [own]), ...(isStory ? factsWithBase(base, declared) : [])];
}

function argumentOf(node: Node | undefined): ObjectExpression | undefined {
  const [first] = node?.type === 'CallExpression' ? node.arguments : [];
  return first?.type === 'ObjectExpression' ? first : undefined;
}

function valueOf(object: Node | undefined, name: string): Node | undefined {
  if (object?.type !== 'ObjectExpression') return undefined;
  for (const property of object.properties)
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name)
      return property.value;
  return undefined;
}

const parametersOf = (object: ObjectExpression) => valueOf(object, 'parameters');

function textIn(object: Node | undefined, name: string): string | undefined {
  const value = valueOf(object, name);
  return value?.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined;
}

/** Who is signed in, and what the service holds, where the story says so. */
function circumstancesIn(facts: ObjectExpression): string[] {
  const parameters = parametersOf(facts);
  const who = valueOf(parameters, 'as');
  const world = valueOf(parameters, 'world');
  const as = textIn(parameters, 'as');
  const tenant = textIn(world, 'tenant');
  const users = valueOf(world, 'users');
  return [
    ...(who?.type === 'Literal' && who.value === null ? ['Nobody is signed in.'] : []),
    ...(as === undefined ? [] : [`Signed in as ${as}.`]),
    ...(tenant === undefined ? [] : [`The tenant is the one called ${tenant}.`]),
    ...(users?.type === 'Literal' ? [`The tenant has ${String(users.value)} users.`] : []),
  ];
}

const ways: Readonly<Record<string, (operation: string, code: string) => string>> = {
  hangs: (operation) => `The service does not answer ${operation}.`,
  breaks: (operation) => `The network breaks at ${operation}.`,
  fails: (operation, code) => `The service refuses ${operation} with ${code}.`,
  answers: (operation) => `The service answers ${operation} in its own way.`,
  garbles: (operation) => `The service answers ${operation} with what is not in the contract.`,
};

interface Difference {
  words: string;
  operation: string;
  code?: string;
}

/** `on(deleteUser).fails('User.ManagedReadonly')`, in words. */
function differencesIn(facts: ObjectExpression): Difference[] {
  return [...partsOf(facts)].flatMap((call) => {
    if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return [];
    const { object, property } = call.callee;
    if (
      object.type !== 'CallExpression' ||
      object.callee.type !== 'Identifier' ||
      object.callee.name !== 'on'
    )
      return [];
    const [operation] = object.arguments;
    const [code] = call.arguments;
    const way = property.type === 'Identifier' ? ways[property.name] : undefined;
    if (operation?.type !== 'Identifier' || way === undefined) return [];
    const known = code?.type === 'Literal' && typeof code.value === 'string' ? code.value : undefined;
    const { name } = operation;
    return [
      { words: way(name, known ?? 'a code'), operation: name, ...(known !== undefined && { code: known }) },
    ];
  });
}

/** `await OpenLink.play(shown)`: the story goes on where that one ends. */
function storyPlayedFirst(play: Node, declared: Declared): string | undefined {
  for (const part of partsOf(play)) {
    if (part.type !== 'CallExpression' || part.callee.type !== 'MemberExpression') continue;
    const { object, property } = part.callee;
    const isPlay = property.type === 'Identifier' && property.name === 'play';
    if (isPlay && object.type === 'Identifier' && declared.has(object.name)) return object.name;
  }
  return undefined;
}

/** The comment that ends right above the line of a declaration. */
export function commentAbove(file: string, node: Node): string {
  const before = sourceOf(file).slice(0, node.start);
  const [, comment = ''] =
    /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*(?:export )?(?:const \w+ = |async |function \w+)?$/.exec(before) ?? [];
  return comment
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\{@link (\w+)\}/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
