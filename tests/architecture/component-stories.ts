import { type ObjectExpression, Visitor } from 'oxc-parser';
import { parsed } from './parsed.ts';
import { sourceOf, sources } from './sources.ts';

/** What a file of stories says about itself: the argument of `preview.meta`. */
export interface ComponentStories {
  file: string;
  /** The component the stories are about, where they are about one. */
  component: string | undefined;
  tags: readonly string[];
  /** Whether it brings a text of its own in place of the component's TSDoc. */
  describes: boolean;
}

/** Every file of stories about components. */
export const componentStories: readonly ComponentStories[] = sources
  .filter((file) => /^stories\/components\/[^/]+\.stories\.tsx$/.test(file))
  .map((file) => ({ file, ...metaOf(file) }));

function metaOf(file: string): Omit<ComponentStories, 'file'> {
  const found = { component: undefined as string | undefined, tags: [] as string[], describes: false };
  const source = sourceOf(file);
  new Visitor({
    CallExpression({ callee, arguments: [facts] }) {
      const isMeta =
        callee.type === 'MemberExpression' && source.slice(callee.start, callee.end) === 'preview.meta';
      if (!isMeta || facts?.type !== 'ObjectExpression') return;
      const component = valueIn(facts, 'component');
      // With the type of its rows, or as what holds its state for it.
      const named =
        component?.type === 'TSInstantiationExpression' || component?.type === 'TSAsExpression'
          ? component.expression
          : component;
      if (named?.type === 'Identifier') found.component = named.name;
      const tags = valueIn(facts, 'tags');
      if (tags?.type === 'ArrayExpression')
        found.tags = tags.elements.flatMap((tag) =>
          tag?.type === 'Literal' && typeof tag.value === 'string' ? [tag.value] : [],
        );
      found.describes = /\bdescription:\s*\{\s*component\b/.test(source.slice(facts.start, facts.end));
    },
  }).visit(parsed(file).program);
  return found;
}

function valueIn(object: ObjectExpression, name: string) {
  for (const property of object.properties)
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name)
      return property.value;
  return undefined;
}
