import type { Expression, Node } from 'oxc-parser';
import { type Edit, type SourceFile, textOf } from './source-file.ts';

/** The arguments of a story, by name. */
export type Args = ReadonlyMap<string, Expression>;

/** What can stand between quotation marks, or between tags, as it is. */
const PLAIN = /^[^"\\\n{}<>&]+$/;

/** The arguments as properties of an element, those left out that it has already. */
export function attributesOf(file: SourceFile, args: Args, given: ReadonlySet<string>): string {
  return [...args]
    .filter(([name]) => name !== 'children' && !given.has(name))
    .map(([name, value]) => attributeOf(file, name, value))
    .join(' ');
}

function attributeOf(file: SourceFile, name: string, value: Expression): string {
  // A property has the type that it asks for.
  if (value.type === 'TSAsExpression' && textOf(file, value.typeAnnotation) === 'const')
    return attributeOf(file, name, value.expression);
  if (value.type === 'Literal' && value.value === true) return name;
  const plain = plainTextOf(value);
  if (plain !== undefined) return `${name}="${plain}"`;
  const text = textOf(file, value);
  return text === 'undefined' ? '' : `${name}={${text}}`;
}

function plainTextOf(value: Expression): string | undefined {
  const text = value.type === 'Literal' ? value.value : undefined;
  return typeof text === 'string' && PLAIN.test(text) ? text : undefined;
}

/** What stands between the tags of an element. */
function childrenOf(file: SourceFile, args: Args): string {
  const value = args.get('children');
  if (value === undefined) return '';
  const text = textOf(file, value);
  if (value.type === 'JSXElement' || value.type === 'JSXFragment') return text;
  return plainTextOf(value) ?? `{${text}}`;
}

/** The component with its arguments. */
export function elementOf(file: SourceFile, component: string, args: Args): string {
  const children = childrenOf(file, args);
  const tag = `<${component} ${attributesOf(file, args, new Set())}`;
  const [name = ''] = component.split('<');
  return children === '' ? `${tag} />` : `${tag}>${children}</${name}>`;
}

/** Writes the arguments where the story takes them: `{...args}` on an element, `args.title` of one or anywhere else. */
export function withArgs(file: SourceFile, args: Args): Edit[] {
  const spreads = file.elements.flatMap(({ openingElement, closingElement, end }) => {
    const { attributes, name } = openingElement;
    const spread = attributes.find((it) => it.type === 'JSXSpreadAttribute' && isArgs(it.argument));
    if (spread === undefined) return [];
    const given = new Set(
      attributes.flatMap((it) => (it.type === 'JSXAttribute' ? textOf(file, it.name) : [])),
    );
    const children = given.has('children') || closingElement !== null ? '' : childrenOf(file, args);
    const edit = { start: spread.start, end: spread.end, text: attributesOf(file, args, given) };
    if (children === '') return [edit];
    return [edit, { start: end - 2, end, text: `>${children}</${textOf(file, name)}>` }];
  });
  const properties = file.elements.flatMap(({ openingElement }) =>
    openingElement.attributes.flatMap((it) => {
      const read =
        it.type === 'JSXAttribute' && it.value?.type === 'JSXExpressionContainer' && it.value.expression;
      if (!read || read.type !== 'MemberExpression' || !isArgs(read.object)) return [];
      const value = args.get(textOf(file, read.property));
      return {
        start: it.start,
        end: it.end,
        text: value ? attributeOf(file, textOf(file, it.name), value) : '',
      };
    }),
  );
  const members = file.argReads.map(({ start, end, name }) => {
    const value = args.get(name);
    return { start, end, text: value === undefined ? 'undefined' : textOf(file, value) };
  });
  return [...spreads, ...properties, ...members];
}

const isArgs = (value: Node) => value.type === 'Identifier' && value.name === 'args';
