import { type Node, parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
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
function answersByHand(file: string, source: string): boolean {
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
  }).visit(parseSync(file, source).program);
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
      .filter((file) => file.startsWith(FOLDER) && answersByHand(file, sourceOf(file)))
      .map((file) => file.slice(FOLDER.length));
    expect(new Set(found)).toEqual(new Set(listed));
  });

  it.each([
    ['an attribute', 'const A = () => <div onKeyDown={press} />;'],
    ['an attribute that comes early', 'const A = () => <div onPointerDownCapture={press} />;'],
    ['properties', 'const a = { onKeyDown(event) {} };'],
    ['properties by name', 'const a = { onPointerMove: move };'],
    ['a listener for keys', "document.addEventListener('keydown', press);"],
    ['a listener for the pointer', "element.addEventListener('pointerdown', press, true);"],
    [
      'a listener for whatever is in a variable',
      'for (const name of ends) window.addEventListener(name, end);',
    ],
  ])('would be seen in %s', (_, source) => {
    expect(answersByHand('A.tsx', source)).toBe(true);
  });

  it.each([
    ['what is only taken from the properties', 'const A = ({ onKeyDown, ...props }) => <B {...props} />;'],
    ['what ends a behavior of the library', 'const still = { onDragStart: undefined };'],
    ['other listeners', "window.addEventListener('resize', look);"],
    ['a press', 'const A = () => <button onClick={press} />;'],
  ])('is not %s', (_, source) => {
    expect(answersByHand('A.tsx', source)).toBe(false);
  });
});
