import * as contract from '@archive-console/api-client';
import type { Node } from 'oxc-parser';
import { partsOf } from '#tests/architecture/parts-of.ts';

/** The codes whose words a play finds, and those of which it sees that their words are not there. */
interface CodesInPlay {
  found: string[];
  absent: string[];
}

/** Read from the keys of words in a play and in the steps of its file that it calls: some codes are provoked by what is typed. */
export function codesInPlay(play: Node | undefined, declared: ReadonlyMap<string, Node>): CodesInPlay {
  const found = new Set<string>();
  const absent = new Set<string>();
  const read = new Set<Node>();
  const readAll = (node: Node): void => {
    if (read.has(node)) return;
    read.add(node);
    const parts = [...partsOf(node)];
    const denied = new Set(parts.filter((part) => isOfAbsence(part)).flatMap((part) => [...partsOf(part)]));
    for (const part of parts) {
      const code = codeIn(part);
      if (code !== undefined) (denied.has(part) ? absent : found).add(code);
      for (const each of codesOfLoop(part)) found.add(each);
      const step = part.type === 'Identifier' ? declared.get(part.name) : undefined;
      if (step !== undefined && isFunction(step)) readAll(step);
    }
  };
  if (play !== undefined) readAll(play);
  return { found: [...found], absent: [...absent].filter((code) => !found.has(code)) };
}

/** The codes that an address names: with one the service leads back to the console, or a page is about it. */
export const codesInAddress = (at: Node | undefined): string[] =>
  at === undefined
    ? []
    : [...partsOf(at)].flatMap((part) => {
        const text = part.type === 'Literal' ? part.value : undefined;
        return contract.SERVICE_ERROR_CODES.filter((code) => code === text);
      });

/** `errors:User.NotFound.title` is about `User.NotFound`. */
const codeIn = (part: Node): string | undefined =>
  part.type === 'Literal' && typeof part.value === 'string'
    ? /^errors:(\w+\.\w+)\./.exec(part.value)?.[1]
    : undefined;

/** `for (const code of deleteUser.errors)`: each whose words, `errors:${code}.title`, are found, but those it passes over. */
function codesOfLoop(part: Node): string[] {
  if (part.type !== 'ForOfStatement' || part.left.type !== 'VariableDeclaration') return [];
  const [variable] = part.left.declarations;
  if (variable?.id.type !== 'Identifier') return [];
  const { name } = variable.id;
  const inside = [...partsOf(part.body)];
  if (!inside.some((one) => isWordsOf(one, name))) return [];
  const passedOver = inside.flatMap((one) => passedOverBy(one) ?? []);
  return errorsIn(part.right).filter((code) => !passedOver.includes(code));
}

/** The codes of `deleteUser.errors`. */
function errorsIn(node: Node): readonly string[] {
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return [];
  const { name } = node.object;
  if (node.property.type !== 'Identifier' || node.property.name !== 'errors') return [];
  const operation = Object.entries(contract).find(([exported]) => exported === name)?.[1];
  return contract.isOperation(operation) ? operation.errors : [];
}

/** `errors:${code}.title`. */
function isWordsOf(part: Node, name: string): boolean {
  if (part.type !== 'TemplateLiteral' || part.quasis[0]?.value.cooked !== 'errors:') return false;
  const [filledIn] = part.expressions;
  return filledIn?.type === 'Identifier' && filledIn.name === name;
}

/** `if (code === 'User.NotFound') continue;`. */
function passedOverBy(part: Node): string | undefined {
  if (part.type !== 'IfStatement' || part.consequent.type !== 'ContinueStatement') return undefined;
  const { test } = part;
  if (test.type !== 'BinaryExpression' || test.operator !== '===') return undefined;
  const { right } = test;
  return right.type === 'Literal' && typeof right.value === 'string' ? right.value : undefined;
}

const isFunction = ({ type }: Node) => type === 'FunctionDeclaration' || type === 'ArrowFunctionExpression';

/** What is true of nothing: `toBeNull` says that it is absent, `not.toBeNull` that it is there. */
const SAYS_NOTHING = ['toBeNull()', 'toBeUndefined()', 'toHaveLength(0)'];

/** `seeNo(…)`, `expect(…).toBeNull()`, `expect(…).not.toBeVisible()`. */
function isOfAbsence(part: Node): boolean {
  if (part.type !== 'CallExpression') return false;
  const { callee } = part;
  if (callee.type === 'Identifier') return callee.name === 'seeNo';
  const names = namesAfterExpect(callee);
  if (names.length === 0) return false;
  const [first] = part.arguments;
  const matcher = `${names.at(-1) ?? ''}(${first?.type === 'Literal' ? String(first.value) : ''})`;
  return SAYS_NOTHING.includes(matcher) !== names.includes('not');
}

/** The names after `expect(…)`: of `expect(…).not.toBeNull` both. */
function namesAfterExpect(callee: Node): string[] {
  const names: string[] = [];
  let at = callee;
  while (at.type === 'MemberExpression' && at.property.type === 'Identifier') {
    names.unshift(at.property.name);
    at = at.object;
  }
  const isExpect =
    at.type === 'CallExpression' && at.callee.type === 'Identifier' && at.callee.name === 'expect';
  return isExpect ? names : [];
}
