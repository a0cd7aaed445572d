import type { Expression, Function as FunctionNode, ObjectExpression, VariableDeclarator } from 'oxc-parser';
import type { Args } from './attributes.ts';
import { type SourceFile, textOf } from './source-file.ts';

/** What a story is made of, with what it has from its component's file. */
export interface StoryParts {
  readonly name: string;
  readonly args: Args;
  /** Left out: the component, with the arguments. */
  readonly render?: Expression | FunctionNode | undefined;
}

/** The stories of a file, in the order in which they stand there. */
export function storiesOf(file: SourceFile): StoryParts[] {
  return file.program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    if (statement.declaration?.type !== 'VariableDeclaration') return [];
    return statement.declaration.declarations.flatMap((it) => {
      const configs = configsOf(file, it);
      if (configs.length === 0 || it.id.type !== 'Identifier') return [];
      return [{ name: it.id.name, args: argsOf(file, configs), render: renderOf(file, configs) }];
    });
  });
}

/** The component that the stories are about, as the file calls it. */
export function componentOf(file: SourceFile): string {
  const component = propertyOf(configOf(file.variables.get('meta')), 'component');
  if (component === undefined) return '';
  return textOf(file, component.type === 'TSAsExpression' ? component.expression : component);
}

/** `preview.meta({ … })`, `meta.story({ … })` and `Other.extend({ … })`: what they are called with, and by whom. */
function configOf(variable: VariableDeclarator | undefined): ObjectExpression | undefined {
  const call = variable?.init;
  const config = call?.type === 'CallExpression' ? call.arguments[0] : undefined;
  return config?.type === 'ObjectExpression' ? config : undefined;
}

/** What is said of the component, then what is said of the story: the last word counts. */
function configsOf(file: SourceFile, variable: VariableDeclarator): ObjectExpression[] {
  const { init } = variable;
  if (init?.type !== 'CallExpression' || init.callee.type !== 'MemberExpression') return [];
  const { object, property } = init.callee;
  if (object.type !== 'Identifier' || property.type !== 'Identifier') return [];
  const own = configOf(variable) ?? [];
  const base = file.variables.get(object.name);
  if (property.name === 'meta') return [own].flat();
  if (property.name !== 'story' && property.name !== 'extend') return [];
  return base === undefined ? [] : [...configsOf(file, base), own].flat();
}

function propertyOf(config: ObjectExpression | undefined, name: string): Expression | undefined {
  const found = config?.properties.find(
    (it) => it.type === 'Property' && it.key.type === 'Identifier' && it.key.name === name,
  );
  return found?.type === 'Property' ? found.value : undefined;
}

function argsOf(file: SourceFile, configs: readonly ObjectExpression[]): Args {
  return new Map(configs.flatMap((config) => entriesOf(file, propertyOf(config, 'args'))));
}

/** What an object says, and what it has from another one of the file. */
function entriesOf(file: SourceFile, value: Expression | null | undefined): [string, Expression][] {
  if (value?.type === 'TSAsExpression') return entriesOf(file, value.expression);
  if (value?.type === 'Identifier') return entriesOf(file, file.variables.get(value.name)?.init);
  if (value?.type !== 'ObjectExpression') return [];
  return value.properties.flatMap((it) =>
    it.type === 'SpreadElement'
      ? entriesOf(file, it.argument)
      : [[textOf(file, it.key).replaceAll("'", ''), it.value] as const],
  );
}

/** Of the last one that says how it is drawn; one with a name stands elsewhere in the file. */
function renderOf(file: SourceFile, configs: readonly ObjectExpression[]): StoryParts['render'] {
  const render = configs.map((config) => propertyOf(config, 'render')).findLast(Boolean);
  if (render?.type !== 'Identifier') return render;
  return file.variables.get(render.name)?.init ?? render;
}
