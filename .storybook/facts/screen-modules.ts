import type { ImportExpression, Node, ObjectExpression } from 'oxc-parser';
import { parsed } from '#tests/architecture/parsed.ts';
import { partsOf } from '#tests/architecture/parts-of.ts';
import { sources } from '#tests/architecture/sources.ts';
import { resolved } from './reached-files.ts';

/** A screen: its story, the file that draws it, and its component there. */
export interface ScreenModule {
  story: string;
  file: string;
  component: string;
}

const TABLES = sources.filter((file) =>
  /^packages\/console\/src\/(app|features\/[^/]+)\/routes\.tsx$/.test(file),
);

/** Which file draws the screen that a table of routes names by its story. */
export const screenModules = (): ScreenModule[] => TABLES.flatMap((table) => modulesIn(table));

function modulesIn(table: string): ScreenModule[] {
  const { program, module } = parsed(table);
  const imported = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ localName }) => [localName.value, moduleRequest.value] as const),
    ),
  );
  const handles = new Map<string, string>();
  const found: ScreenModule[] = [];
  const note = (
    story: string | undefined,
    specifier: string | undefined,
    component = specifier?.split('/').at(-1)?.replace('.tsx', ''),
  ) => {
    const file = specifier === undefined ? undefined : resolved(table, specifier);
    if (story !== undefined && file !== undefined && component !== undefined)
      found.push({ story, file, component });
  };
  for (const node of partsOf(program)) {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init !== null) {
      const story = node.init.type === 'ObjectExpression' ? storyIn(node.init) : undefined;
      if (story !== undefined) handles.set(node.id.name, story);
    }
    // page(() => import('./UserEditScreen.tsx'), 'UserEditScreen', { …, screen: { … } })
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'page')
      note(storyIn(node), dynamicIn(node), textOf(node.arguments[1]));
  }
  for (const node of partsOf(program)) {
    if (node.type !== 'ObjectExpression') continue;
    // { handle: list, Component: UserListScreen }, or { handle: login, lazy: { Component: async () => import(…) } }
    const handle = valueOf(node, 'handle');
    if (handle?.type !== 'Identifier') continue;
    const component = valueOf(node, 'Component');
    const direct = component?.type === 'Identifier' ? imported.get(component.name) : undefined;
    const lazy = valueOf(node, 'lazy');
    note(handles.get(handle.name), direct ?? (lazy && dynamicIn(lazy)));
  }
  return found;
}

function valueOf(object: ObjectExpression, name: string): Node | undefined {
  for (const property of object.properties)
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name)
      return property.value;
  return undefined;
}

function storyIn(node: Node): string | undefined {
  for (const part of partsOf(node)) {
    const screen = part.type === 'ObjectExpression' ? valueOf(part, 'screen') : undefined;
    const story = screen?.type === 'ObjectExpression' ? valueOf(screen, 'story') : undefined;
    if (story?.type === 'Literal') return String(story.value);
  }
  return undefined;
}

const textOf = (node: Node | undefined) => (node?.type === 'Literal' ? String(node.value) : undefined);

function dynamicIn(node: Node): string | undefined {
  const found = [...partsOf(node)].find((part): part is ImportExpression => part.type === 'ImportExpression');
  return found?.source.type === 'Literal' ? String(found.source.value) : undefined;
}
