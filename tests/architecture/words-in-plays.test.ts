import type { Node } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { wordsOf } from './locale-files.ts';
import { parsed } from './parsed.ts';
import { partsOf } from './parts-of.ts';
import { sources } from './sources.ts';

/** Finds or checks what a reader is shown. */
const BY_WORDS =
  /^((find|get|query)(All)?By\w+|to(HaveTextContent|HaveAccessibleName|HaveAccessibleDescription|HaveDisplayValue))$/;

const PLACEHOLDER = /\{\{[^}]*\}\}/;

/** Longer than a name: no person, group or address reads like this by chance. */
const isPhrase = (text: string) => text.trim().includes(' ') && text.trim().length > 9;

/** Each text with its parts between what is filled in. */
const english = wordsOf('en-US').map(({ id, text }) => {
  const plain = text.replaceAll(/<\/?\w+>/g, '');
  return { id, plain, parts: plain.split(PLACEHOLDER) };
});

/** The key of the words that a text of a play repeats, in whole or in a part that is a phrase. */
function repeated(text: string): string | undefined {
  const [part = ''] = text.split('…').toSorted((one, other) => other.length - one.length);
  return english.find(
    ({ plain, parts }) =>
      plain === text ||
      (isPhrase(part) && plain.includes(part)) ||
      parts.some((said) => isPhrase(said) && text.includes(said)) ||
      (parts.length > 1 && parts.join('').trim().length > 3 && fits(text, parts)),
  )?.id;
}

const literally = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
const fits = (text: string, parts: readonly string[]) =>
  new RegExp(`^${parts.map(literally).join('.+')}$`).test(text);

/** A text as it is written; what a template or a pattern leaves open is `…`. */
function textOf(node: Node): string | undefined {
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join('…');
  if (node.type !== 'Literal') return undefined;
  if ('regex' in node)
    return node.regex.pattern.replaceAll(/\.[*+]|\(.*\)/g, '…').replaceAll(/^\^|\$$|\\/g, '');
  return typeof node.value === 'string' ? node.value : undefined;
}

/** What a play finds or checks by words that it says itself. */
function saidIn(program: Node): string[] {
  return [...partsOf(program)].flatMap((call) => {
    if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return [];
    const { property } = call.callee;
    if (property.type !== 'Identifier' || !BY_WORDS.test(property.name)) return [];
    const words = property.name.endsWith('ByRole') ? call.arguments.slice(1) : call.arguments.slice(0, 1);
    return words.flatMap((argument) =>
      [...partsOf(argument)].map(textOf).filter((text) => text !== undefined),
    );
  });
}

describe('a play', () => {
  const files = sources.filter((file) => /^stories\/(steps\.ts|(screens|flows)\/)/.test(file));

  it('says no words of the console, but their keys: it plays in every language', () => {
    const said = files.flatMap((file) =>
      saidIn(parsed(file).program).flatMap((text) => {
        const key = repeated(text);
        return key === undefined ? [] : [`${file}: '${text}' is said by '${key}'`];
      }),
    );
    expect(said).toEqual([]);
  });
});
