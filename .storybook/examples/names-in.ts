import { parseSync, Visitor } from 'oxc-parser';

/** The words of a piece of code that name something by itself, not a part of something. */
export function namesIn(code: string): ReadonlySet<string> {
  const words: { name: string; start: number }[] = [];
  const parts = new Set<number>();
  new Visitor({
    Identifier: (it) => void words.push(it),
    JSXIdentifier: (it) => void words.push(it),
    JSXAttribute: ({ name }) => void parts.add(name.start),
    MemberExpression: ({ computed, property }) => void (computed || parts.add(property.start)),
    Property: ({ computed, shorthand, key }) => void (computed || shorthand || parts.add(key.start)),
    TSPropertySignature: ({ key }) => void parts.add(key.start),
  }).visit(parseSync('piece.tsx', code).program);
  return new Set(words.filter(({ start }) => !parts.has(start)).map(({ name }) => name));
}
