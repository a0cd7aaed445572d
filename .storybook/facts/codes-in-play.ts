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
      const step = part.type === 'Identifier' ? declared.get(part.name) : undefined;
      if (step !== undefined && isFunction(step)) readAll(step);
    }
  };
  if (play !== undefined) readAll(play);
  return { found: [...found], absent: [...absent].filter((code) => !found.has(code)) };
}

/** `errors:User.NotFound.title` is about `User.NotFound`. */
const codeIn = (part: Node): string | undefined =>
  part.type === 'Literal' && typeof part.value === 'string'
    ? /^errors:(\w+\.\w+)\./.exec(part.value)?.[1]
    : undefined;

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
