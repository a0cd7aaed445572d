import type { ArrowFunctionExpression, CallExpression, Function as FunctionNode, Node } from 'oxc-parser';
import { partsOf } from '#tests/architecture/parts-of.ts';
import { englishOf } from './english-words.ts';

type Declared = ReadonlyMap<string, Node>;
type Step = FunctionNode | ArrowFunctionExpression;

/** What each step of `stories/steps.ts` does, said of the words it is given. */
const said: Readonly<Record<string, (words: string, typed: string) => string>> = {
  press: (words) => `Press “${words}”.`,
  follow: (words) => `Follow the link “${words}”.`,
  choose: (words) => `Choose “${words}” in the menu.`,
  check: (words) => `Check “${words}”.`,
  pick: (words) => `Pick “${words}”.`,
  enter: (words, typed) => (typed === '' ? `Fill in “${words}”.` : `Enter “${typed}” as “${words}”.`),
  seeTitle: (words) => `The page “${words}” is shown.`,
  seeBusy: (words) => `“${words}” is under way.`,
  see: (words) => `“${words}” is shown.`,
  read: (words) => `It says: “${words}”`,
  readPart: (words) => `It says: “${words}”`,
  readAlert: (words) => `It announces: “${words}”`,
};

/** The steps of a play in plain words and in their order, as far as they are taken by keys of words. */
export function stepsOfPlay(play: Node, declared: Declared): string[] {
  const steps: string[] = [];
  walk(play, declared, new Map(), new Set(), (step) => {
    if (steps.at(-1) !== step) steps.push(step);
  });
  return steps;
}

function walk(
  node: Node,
  declared: Declared,
  given: Declared,
  within: ReadonlySet<Node>,
  tell: (step: string) => void,
): void {
  for (const call of callsInOrder(node)) {
    const name = nameOf(call);
    const words = said[name] && wordsOf(call, given);
    if (words !== undefined) {
      tell(said[name]?.(...words) ?? '');
      continue;
    }
    if (name === 'selectRow') tell(`Select the row of “${textOf(call.arguments[1], given) ?? '…'}”.`);
    const step = declared.get(name);
    if (!isFunction(step) || within.has(step)) continue;
    const handed = step.params.flatMap((parameter, place): [string, Node][] => {
      const argument = call.arguments[place];
      return parameter.type === 'Identifier' && argument !== undefined
        ? [[parameter.name, valueOf(argument, given)]]
        : [];
    });
    walk(step, declared, new Map(handed), new Set([...within, step]), tell);
  }
}

const valueOf = (node: Node, given: Declared): Node =>
  node.type === 'Identifier' ? (given.get(node.name) ?? node) : node;

/** The calls of a piece of code, in the order in which they are made. */
function callsInOrder(node: Node): CallExpression[] {
  return [...partsOf(node)]
    .filter((part): part is CallExpression => part.type === 'CallExpression')
    .toSorted((one, other) => one.end - other.end);
}

function nameOf({ callee }: CallExpression): string {
  return callee.type === 'Identifier' ? callee.name : '';
}

/** The words of the key that a step is given, and what else it is given as a text. */
function wordsOf({ arguments: all }: CallExpression, given: Declared): [string, string] | undefined {
  for (const [place, argument] of all.entries()) {
    const key = textOf(argument, given);
    const next = all[place + 1];
    const words = key === undefined ? undefined : englishOf(key, next && textsIn(next, given));
    if (words !== undefined) return [words, (next && textOf(next, given)) ?? ''];
  }
  return undefined;
}

function textOf(node: Node | undefined, given: Declared): string | undefined {
  const value = node && valueOf(node, given);
  if (value?.type !== 'Literal') return undefined;
  return typeof value.value === 'string' || typeof value.value === 'number' ? String(value.value) : undefined;
}

/** `{ name: 'Jonas Petersen' }`, as far as it is written out. */
function textsIn(node: Node, given: Declared): Record<string, string> {
  const values = valueOf(node, given);
  if (values.type !== 'ObjectExpression') return {};
  return Object.fromEntries(
    values.properties.flatMap((property): [string, string][] => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
      const text = textOf(property.value, given);
      return text === undefined ? [] : [[property.key.name, text]];
    }),
  );
}

const isFunction = (node: Node | undefined): node is Step =>
  node?.type === 'FunctionDeclaration' ||
  node?.type === 'FunctionExpression' ||
  node?.type === 'ArrowFunctionExpression';
