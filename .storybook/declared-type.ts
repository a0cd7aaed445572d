import {
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
import { type Checker, type Project, type Symbol as Named, SymbolFlags } from 'typescript/unstable/sync';

/** What a name stands for that may come from another file. */
export const unaliased = (named: Named, checker: Checker): Named =>
  named.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;

/** What a property takes, as it is written; a name for nothing but some words, or for a function, as what it is for. */
export function declaredType(property: Named, project: Project): string {
  const declared = property.declarations[0]?.resolve(project);
  if (declared === undefined || !isPropertySignatureDeclaration(declared) || declared.type === undefined)
    throw new Error(`${property.name} is no plain member: write it as "name: type" in its interface.`);
  return written(declared.type, project);
}

function written(node: TypeNode, project: Project): string {
  if (isUnionTypeNode(node)) return alternatives(node, project);
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
