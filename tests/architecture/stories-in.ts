import { posix } from 'node:path';
import {
  type CallExpression,
  type Expression,
  type Function as FunctionNode,
  type ArrowFunctionExpression,
  type Node,
  type ParseResult,
  type Program,
} from 'oxc-parser';
import { parsed } from './parsed.ts';
import { partsOf } from './parts-of.ts';
import { sources } from './sources.ts';

/** Finds what a reader is shown, by role or by words. */
const QUERY = /^(find|get|query)(All)?By(Role|Text|LabelText|DisplayValue|AltText|PlaceholderText|Title)$/;

/** The matchers that check words, of any element. */
const WORDS = /^to(HaveTextContent|HaveAccessibleName|HaveAccessibleDescription|HaveDisplayValue)$/;

/** Denied, it is true of an empty page, or where nothing was done. */
const PRESENCE = /^to(BeInTheDocument|BeTruthy|HaveBeenCalled(With|Times|Once)?)$/;

/** Is true of an empty page as well. */
const ABSENCE = /^to(BeNull|BeUndefined|BeFalsy|BeEmptyDOMElement)$/;

/** The stories of a file, and whether the play of each expects something, by role or words, to be on the page. */
export interface StoryFound {
  name: string;
  checks: boolean;
  /** Whether its play expects anything that an empty page lacks: a color, a width, a called handler. */
  expects: boolean;
  /** Whether its play looks for what is wider than a telephone. */
  fits: boolean;
  /** Whether it is shown in German on a telephone. */
  isNarrow: boolean;
}

type Declared = ReadonlyMap<string, Node>;

const read = new Map<string, StoryFound[]>();

/** The stories of a file of the book. */
export function storiesIn(file: string): StoryFound[] {
  const stories = read.get(file) ?? storiesOf(file, parsed(file));
  read.set(file, stories);
  return stories;
}

/** The stories of a file that was parsed. */
export function storiesOf(file: string, { module, program }: ParseResult): StoryFound[] {
  const declared = new Map(declaredIn(program));
  for (const { moduleRequest, entries } of module.staticImports) {
    const path = besideOf(file, moduleRequest.value);
    const beside = path === undefined || entries.length === 0 ? [] : declaredIn(parsed(path).program);
    for (const [name, node] of beside) if (!declared.has(name)) declared.set(name, node);
  }
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name ?? ''),
  );
  return exported.flatMap((name) => {
    const story = storyOf(declared.get(name));
    if (story === undefined) return [];
    const does = (isOne: Kind) => doesOne(isOne, story, declared);
    const globals = globalsOf(story, declared);
    return [
      {
        name,
        checks: does(isCheck),
        expects: does(isExpectation),
        fits: does(({ callee }) => callee.type === 'Identifier' && callee.name === 'fitsATelephone'),
        isNarrow: ['de', 'telephone'].every((value) => globals.includes(value)),
      },
    ];
  });
}

/** What a file declares at its top: the names, and what each of them is. */
function declaredIn({ body }: Program): [string, Node][] {
  return body.flatMap((node): [string, Node][] => {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declaration?.type === 'FunctionDeclaration' && declaration.id !== null)
      return [[declaration.id.name, declaration]];
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }): [string, Node][] =>
      id.type === 'Identifier' && init !== null ? [[id.name, init]] : [],
    );
  });
}

/** A file of steps, beside the stories or of all; the preview and libraries check nothing by themselves. */
function besideOf(file: string, specifier: string): string | undefined {
  const isOfAll = specifier.startsWith('#stories/');
  if (!isOfAll && !specifier.startsWith('.')) return undefined;
  const path = isOfAll ? specifier.slice(1) : posix.join(posix.dirname(file), specifier);
  return sources.includes(path) ? path : undefined;
}

/** The call that makes a story: `meta.story(…)`, or `Other.extend(…)`. */
function storyOf(node: Node | undefined): CallExpression | undefined {
  if (node?.type !== 'CallExpression') return undefined;
  return ['story', 'extend'].includes(methodOf(node) ?? '') ? node : undefined;
}

function methodOf({ callee }: CallExpression): string | undefined {
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : undefined;
}

type Kind = (call: CallExpression, known: Declared) => boolean;

/** The story that a story extends. */
function baseOf({ callee }: CallExpression, declared: Declared): CallExpression | undefined {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return undefined;
  return storyOf(declared.get(callee.object.name));
}

/** What a story without a play of its own does is what the story it extends does. */
function doesOne(isOne: Kind, story: CallExpression, declared: Declared): boolean {
  const play = factOf(story, 'play');
  if (play !== undefined) return callsOne(isOne, play, declared);
  const base = baseOf(story, declared);
  return base !== undefined && doesOne(isOne, base, declared);
}

/** The values of the toolbars that a story is shown with, its own and those of the story it extends. */
function globalsOf(story: CallExpression, declared: Declared): unknown[] {
  const globals = factOf(story, 'globals');
  const base = baseOf(story, declared);
  const own = globals === undefined ? [] : [...partsOf(globals)];
  return [
    ...own.flatMap((part) => (part.type === 'Literal' ? [part.value] : [])),
    ...(base === undefined ? [] : globalsOf(base, declared)),
  ];
}

function factOf({ arguments: [facts] }: CallExpression, name: string): Expression | undefined {
  if (facts?.type !== 'ObjectExpression') return undefined;
  for (const property of facts.properties) {
    const isAsked =
      property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name;
    if (isAsked) return property.value;
  }
  return undefined;
}

/** Whether a play, or a step that it calls, holds such a call. Another story's play is not its own. */
function callsOne(isOne: Kind, play: Node, declared: Declared, seen = new Set<Node>()): boolean {
  if (seen.has(play)) return false;
  seen.add(play);
  const known = new Map([...declared, ...localsOf(play)]);
  const found = callsIn(play).some((call) => {
    if (isOne(call, known)) return true;
    const step = call.callee.type === 'Identifier' ? known.get(call.callee.name) : undefined;
    return isFunction(step) && callsOne(isOne, step, new Map([...known, ...givenTo(step, call)]), seen);
  });
  seen.delete(play);
  return found;
}

/** What a call gives to each parameter of a step. */
const givenTo = (step: Step, call: CallExpression) =>
  step.params.flatMap((parameter, place): [string, Node][] => {
    const given = call.arguments[place];
    return given === undefined ? [] : namesIn(parameter).map((name) => [name, given]);
  });

/** `expect(what is found by role or words).is there()`, or an expectation of the words of anything. */
function isCheck(call: CallExpression, known: Declared): boolean {
  const matcher = methodOf(call);
  if (matcher === undefined || call.callee.type !== 'MemberExpression') return false;
  const { object } = call.callee;
  if (object.type !== 'CallExpression' || object.callee.type !== 'Identifier') return false;
  if (object.callee.name !== 'expect' || ABSENCE.test(matcher) || isOfNone(matcher, call)) return false;
  const [subject] = object.arguments;
  return WORDS.test(matcher) || (subject !== undefined && isFound(subject, known));
}

/** `expect(anything).is so()`, or is not so, where nothing being there does not make it true. */
function isExpectation(call: CallExpression): boolean {
  const matcher = methodOf(call);
  if (matcher === undefined || call.callee.type !== 'MemberExpression') return false;
  const { object } = call.callee;
  const isNegated = object.type === 'MemberExpression';
  const said = isNegated ? object.object : object;
  if (said.type !== 'CallExpression' || said.callee.type !== 'Identifier' || said.callee.name !== 'expect')
    return false;
  return isNegated ? !PRESENCE.test(matcher) : !ABSENCE.test(matcher) && !isOfNone(matcher, call);
}

function isOfNone(matcher: string, { arguments: [size] }: CallExpression): boolean {
  return matcher === 'toHaveLength' && size?.type === 'Literal' && size.value === 0;
}

/** Whether this comes out of a query, itself or through the names in it. */
function isFound(subject: Node, known: Declared, seen = new Set<Node>()): boolean {
  if (seen.has(subject)) return false;
  seen.add(subject);
  if (callsIn(subject).some((call) => QUERY.test(methodOf(call) ?? ''))) return true;
  return namesIn(subject).some((name) => {
    const named = known.get(name);
    return named !== undefined && isFound(named, known, seen);
  });
}

type Step = FunctionNode | ArrowFunctionExpression;

const isFunction = (node: Node | undefined): node is Step =>
  node?.type === 'FunctionDeclaration' ||
  node?.type === 'FunctionExpression' ||
  node?.type === 'ArrowFunctionExpression';

const callsIn = (node: Node) => [...partsOf(node)].filter((part) => part.type === 'CallExpression');

const namesIn = (node: Node) =>
  [...partsOf(node)].flatMap((part) => (part.type === 'Identifier' ? [part.name] : []));

/** What a play gives a name to on its way. */
const localsOf = (play: Node) =>
  [...partsOf(play)].flatMap((part): [string, Node][] => {
    if (part.type !== 'VariableDeclarator' || part.init === null) return [];
    const { init } = part;
    return namesIn(part.id).map((name) => [name, init]);
  });
