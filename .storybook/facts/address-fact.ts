import type { Node } from 'oxc-parser';
import type { AddressFact } from './book-facts.ts';

/** `usersPaths.details(jonas, 'roles')`, alone or at the start of a text, or a text that is written out. */
export function addressIn(node: Node | undefined): AddressFact | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return { text: node.value };
  if (node?.type === 'TemplateLiteral') return addressIn(node.expressions[0]);
  if (node?.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const { object, property } = node.callee;
  if (object.type !== 'Identifier' || property.type !== 'Identifier' || !object.name.endsWith('Paths'))
    return undefined;
  const given = node.arguments.map((argument) =>
    argument.type === 'Literal' && typeof argument.value === 'string' ? argument.value : null,
  );
  return { paths: object.name, builder: property.name, given };
}
