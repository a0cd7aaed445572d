import {
  isIndexedAccessTypeNode,
  isInterfaceDeclaration,
  isMethodSignatureDeclaration,
  isTypeAliasDeclaration,
  isTypeReferenceNode,
  type InterfaceDeclaration,
  type Node,
} from 'typescript/unstable/ast';
import { type Project, type Symbol as Named, SymbolFlags } from 'typescript/unstable/sync';
import { declaredType, memberAt, typeNodeOf, unaliased, written } from './declared-type.ts';
import { fileOf } from './our-files.ts';

/** The longest line of a comment before a member. */
const LINE = 76;

/**
 * What the types of ours that a property names hold, one after another, each once: a name that says nothing on a page
 * is followed by its members. Nothing where a property names none.
 */
export function typeMembers(property: Named, project: Project): string | undefined {
  const { checker } = project;
  const reported = new Set<Named>();
  const blocks: string[] = [];

  /** Reports the types that stand in a text, as it is written, and those that these name. */
  function reportAll(node: Node, text: string): void {
    const member = isIndexedAccessTypeNode(node) ? memberAt(node, project) : undefined;
    if (member !== undefined) reportAll(typeNodeOf(member, project), text);
    else {
      if (isTypeReferenceNode(node)) report(node.typeName, text);
      node.forEachChild((child) => reportAll(child, text));
    }
  }

  function report(name: Node, text: string): void {
    const found = checker.getSymbolAtLocation(name);
    const named = found && unaliased(found, checker);
    const declared = named?.declarations[0]?.resolve(project);
    if (named === undefined || declared === undefined || reported.has(named)) return;
    if (fileOf(named, project) === undefined) return;
    if (isTypeAliasDeclaration(declared)) {
      reported.add(named);
      const isNamed = new RegExp(`\\b${named.name}\\b`).test(text);
      const meant = isNamed ? asWritten(declared.type) : text;
      if (isNamed)
        blocks.push(
          `${heading(named)}type ${named.name}${parameters(declared)} =${meant.startsWith('\n') ? '' : ' '}${meant}`,
        );
      reportAll(declared.type, meant);
    } else if (isInterfaceDeclaration(declared)) {
      reported.add(named);
      const members = membersOf(named);
      const lines = members.map((member) => lineOf(member));
      blocks.push(
        `${heading(named)}interface ${named.name}${parameters(declared)} {\n${indented(lines.join('\n'))}\n}`,
      );
      for (const [at, member] of members.entries())
        for (const declaration of member.declarations) {
          const signature = declaration.resolve(project);
          if (signature !== undefined) reportAll(signature, lines[at] ?? '');
        }
    }
  }

  const membersOf = (named: Named) =>
    checker
      .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(named))
      .filter((member) => fileOf(member, project) !== undefined);

  const heading = (named: Named) => comment(named.getDocumentationComment(checker));

  function lineOf(member: Named): string {
    const standard = member.getJsDocTags(checker).find(({ name }) => name === 'default')?.text;
    const said = [member.getDocumentationComment(checker), standard && `Default: ${standard}`];
    const mark = member.flags & SymbolFlags.Optional ? '?' : '';
    const declared = member.declarations[0]?.resolve(project);
    const line =
      declared !== undefined && isMethodSignatureDeclaration(declared)
        ? declared.getText()
        : `${member.name}${mark}: ${declaredType(member, project)}`;
    return comment(said.filter(Boolean).join(' ')) + dedented(line);
  }

  const node = typeNodeOf(property, project);
  const text = written(node, project);
  if (text.includes('\n')) blocks.push(dedented(text));
  reportAll(node, text);
  return blocks.length > 0 ? blocks.join('\n\n') : undefined;
}

const parameters = ({ typeParameters }: Pick<InterfaceDeclaration, 'typeParameters'>) =>
  typeParameters === undefined ? '' : `<${typeParameters.map((one) => one.getText()).join(', ')}>`;

/** What a name stands for, with alternatives below each other where they are written so. */
function asWritten(node: Node): string {
  const text = dedented(node.getText());
  return text.startsWith('| ') ? `\n${indented(text)}` : text;
}

/** A text of several lines, as if it stood at the left; that nothing is changed goes without saying. */
function dedented(text: string): string {
  const [first = '', ...rest] = text.replaceAll(/\breadonly /g, '').split('\n');
  const depth = Math.min(...rest.filter(Boolean).map((line) => /^ */.exec(line)?.[0].length ?? 0));
  return [first, ...rest.map((line) => line.slice(depth))].join('\n');
}

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');

/** A comment in lines that are not too long, with the end of its last one. */
function comment(text: string): string {
  const words = text.split(/\s+/).filter(Boolean);
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && longer.length <= LINE) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => `// ${line}\n`).join('');
}
