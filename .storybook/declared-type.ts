import {
  type IndexedAccessTypeNode,
  isIndexedAccessTypeNode,
  isFunctionTypeNode,
  isParenthesizedTypeNode,
  isPropertySignatureDeclaration,
  isTypeAliasDeclaration,
  isTypeOperatorNode,
  isTypeReferenceNode,
  isUnionTypeNode,
  SyntaxKind,
  type TypeNode,
  type UnionTypeNode,
} from 'typescript/unstable/ast';
import { fileOf } from './our-files.ts';
import { type Checker, type Project, type Symbol as Named, SymbolFlags } from 'typescript/unstable/sync';

/** What a name stands for that may come from another file. */
export const unaliased = (named: Named, checker: Checker): Named =>
  named.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;

/** What a property takes, as it is written; a name for nothing but some words, or for a function, as what it is for. */
export const declaredType = (property: Named, project: Project): string =>
  written(typeNodeOf(property, project), project);

/** The type that stands behind the name of a member. */
export function typeNodeOf(member: Named, project: Project): TypeNode {
  const declared = member.declarations[0]?.resolve(project);
  if (declared === undefined || !isPropertySignatureDeclaration(declared) || declared.type === undefined)
    throw new Error(`${member.name} is no plain member: write it as "name: type" in its interface.`);
  return declared.type;
}

/** The member of a type of ours that is asked for by its name, as `Props['items']`. */
export function memberAt(
  { objectType, indexType }: IndexedAccessTypeNode,
  project: Project,
): Named | undefined {
  const { checker } = project;
  const type = checker.getTypeFromTypeNode(objectType);
  const name = /^'(\w+)'$/.exec(indexType.getText())?.[1];
  const member = type && name !== undefined ? checker.getPropertyOfType(type, name) : undefined;
  return member !== undefined && fileOf(member, project) !== undefined ? member : undefined;
}

/** A type as it is written; a name for nothing but some words, for a function or for a member, as what it is for. */
export function written(node: TypeNode, project: Project): string {
  if (isUnionTypeNode(node)) return alternatives(node, project);
  const member = isIndexedAccessTypeNode(node) ? memberAt(node, project) : undefined;
  if (member !== undefined) return declaredType(member, project);
  const meant = meaningOf(node, project);
  if (meant !== undefined && (isFunctionTypeNode(meant) || isWords(meant, project)))
    return written(meant, project);
  const { checker } = project;
  const type = isTypeOperatorNode(node) && isWords(node, project) && checker.getTypeFromTypeNode(node);
  return type ? checker.typeToString(type) : node.getText();
}

/** That a property may be left out goes without saying. */
function alternatives({ types }: UnionTypeNode, project: Project): string {
  const parts = types.filter(({ kind }) => kind !== SyntaxKind.UndefinedKeyword);
  const [only, another] = parts;
  if (only !== undefined && another === undefined)
    return written(isParenthesizedTypeNode(only) ? only.type : only, project);
  return parts.map((part) => written(part, project)).join(' | ');
}

/** The type that a name stands for. */
function meaningOf(node: TypeNode, project: Project): TypeNode | undefined {
  const { checker } = project;
  const named = isTypeReferenceNode(node) ? checker.getSymbolAtLocation(node.typeName) : undefined;
  if (named === undefined) return undefined;
  const declared = unaliased(named, checker).declarations[0]?.resolve(project);
  return declared !== undefined && isTypeAliasDeclaration(declared) ? declared.type : undefined;
}

/** Whether a type is nothing but some words. */
function isWords(node: TypeNode, { checker }: Project): boolean {
  const type = checker.getTypeFromTypeNode(node);
  const words = type?.isUnionType() === true ? (type.getTypes() ?? []) : [];
  return words.length > 0 && words.every((word) => word.isStringLiteralType() || word.isNumberLiteralType());
}
