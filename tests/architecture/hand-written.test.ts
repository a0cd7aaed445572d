import { type Node, type ParseResult, parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { parsed } from './parsed.ts';
import { sourceOf, sources } from './sources.ts';

const DECISION = 'docs/decisions/0001-native-elements-first.md';
const FOLDER = 'packages/ui/src/';

/** Behavior for keys, pointers and fingers. */
const HANDLER = /^on(Key|Pointer|Mouse|Touch|Wheel|Drag)[A-Z]/;
const HEARD = /^(key|pointer|mouse|touch|wheel|drag)/;

const nameOf = (node: Node): string =>
  node.type === 'Identifier' || node.type === 'JSXIdentifier'
    ? node.name
    : node.type === 'Literal'
      ? String(node.value)
      : '';

/** Whether a source answers keys or the pointer by itself, instead of by a native element or the library. */
function answersByHand({ program }: ParseResult): boolean {
  let found = false;
  const note = (isOne: boolean): void => {
    found ||= isOne;
  };
  new Visitor({
    JSXAttribute: ({ name }) => note(HANDLER.test(nameOf(name))),
    ObjectExpression: ({ properties }) =>
      note(
        properties.some(
          (property) =>
            property.type === 'Property' &&
            HANDLER.test(nameOf(property.key)) &&
            nameOf(property.value) !== 'undefined',
        ),
      ),
    CallExpression: ({ callee, arguments: [event] }) =>
      note(
        callee.type === 'MemberExpression' &&
          nameOf(callee.property) === 'addEventListener' &&
          event !== undefined &&
          // What is no word here may be any event.
          (event.type !== 'Literal' || HEARD.test(nameOf(event))),
      ),
  }).visit(program);
  return found;
}

/** The files in the first column of the decision's table, whose other columns say what they answer and why. */
const listed = sourceOf(DECISION)
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, , answers, reason]) => answers && reason)
  .flatMap(([, files = '']) => [...files.matchAll(/`([^`]+)`/g)].flatMap(([, file]) => file ?? []));

describe('behavior that is written by hand', () => {
  it('is in the decision on native elements, with its reason, and nothing else is', () => {
    const found = sources
      .filter((file) => file.startsWith(FOLDER) && answersByHand(parsed(file)))
      .map((file) => file.slice(FOLDER.length));
    expect(new Set(found)).toEqual(new Set(listed));
  });

  const answers = (source: string) => answersByHand(parseSync('A.tsx', source));

  it('would be seen in attributes, properties and listeners', () => {
    const byHand = [
      'const A = () => <div onKeyDown={press} />;',
      'const A = () => <div onPointerDownCapture={press} />;',
      'const a = { onKeyDown(event) {} };',
      'const a = { onPointerMove: move };',
      "document.addEventListener('keydown', press);",
      "element.addEventListener('pointerdown', press, true);",
      'for (const name of ends) window.addEventListener(name, end);',
    ];
    expect(byHand.filter((source) => !answers(source))).toEqual([]);
  });

  it('is not what is passed on, what ends a behavior of the library, other listeners, nor a press', () => {
    const others = [
      'const A = ({ onKeyDown, ...props }) => <B {...props} />;',
      'const still = { onDragStart: undefined };',
      "window.addEventListener('resize', look);",
      'const A = () => <button onClick={press} />;',
    ];
    expect(others.filter(answers)).toEqual([]);
  });
});
