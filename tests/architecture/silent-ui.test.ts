import { type Node, type ParseResult, parseSync, visitorKeys } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { parsed } from './parsed.ts';
import { roomOf, sourceOf, sources } from './sources.ts';

/** Attributes whose words are seen or read out. */
const SAID =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|hint|heading)$/;

const LETTERS = /\p{L}{2,}/u;

/** Words that a component says by itself, each with its line. */
function saidBy(file: string, source: string, { program }: ParseResult): string[] {
  const said: string[] = [];
  const note = (node: Node, text: string) => {
    if (LETTERS.test(text))
      said.push(`${file}:${source.slice(0, node.start).split('\n').length}: ${text.trim()}`);
  };
  const walk = (node: Node, inAttribute: boolean): void => {
    const isSaid = inAttribute || (node.type === 'JSXAttribute' && SAID.test(nameOf(node)));
    if (node.type === 'JSXText') note(node, node.value);
    if (isSaid && node.type === 'Literal' && typeof node.value === 'string') note(node, node.value);
    if (isSaid && node.type === 'TemplateElement') note(node, node.value.raw);
    for (const key of visitorKeys[node.type] ?? []) {
      const child = (node as unknown as Record<string, Node | (Node | null)[] | null>)[key];
      for (const part of Array.isArray(child) ? child : [child]) {
        if (part) walk(part, isSaid && !isAside(part));
      }
    }
  };
  walk(program, false);
  return said;
}

/** What stands in an attribute without being said: elements with attributes of their own, arguments, keys, comparisons. */
const isAside = (node: Node): boolean =>
  ['JSXElement', 'CallExpression', 'MemberExpression'].includes(node.type) ||
  (node.type === 'BinaryExpression' && node.operator !== '+');

const nameOf = ({ name }: { name: Node }): string => (name.type === 'JSXIdentifier' ? name.name : '');

describe('the design system', () => {
  it('has no words of its own: all come by property', () => {
    const components = sources.filter((file) => roomOf(file) === 'ui' && file.endsWith('.tsx'));
    expect(components.flatMap((file) => saidBy(file, sourceOf(file), parsed(file)))).toEqual([]);
  });

  it('would be seen to say text, a label, one made of parts, and a choice of labels', () => {
    const speaking = [
      'const A = () => <p>Nothing yet</p>;',
      'const A = () => <p aria-label="Close" />;',
      'const A = ({ n }) => <p title={`Close ${n}`} />;',
      "const A = ({ n }) => <p placeholder={n ? 'Name' : undefined} />;",
    ];
    const unheard = speaking.filter(
      (source) => saidBy('A.tsx', source, parseSync('A.tsx', source)).length !== 1,
    );
    expect(unheard).toEqual([]);
  });
});
