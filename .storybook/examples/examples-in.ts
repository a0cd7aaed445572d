import { format } from 'oxfmt';
import { elementOf, withArgs } from './attributes.ts';
import { neededBy } from './needed-by.ts';
import { readSourceFile, type SourceFile, textOf } from './source-file.ts';
import { componentOf, storiesOf, type StoryParts } from './story-parts.ts';

/** What a file of stories calls its component with the state beside it: it takes the component's own properties. */
const HOLDER = /(<\/?)Held\b/g;

/** What a developer would write to have what a story shows. */
interface Example {
  /** The name of the story in its file. */
  readonly story: string;
  /** A whole module: it imports and declares all that it names. */
  readonly code: string;
}

interface Examples {
  readonly examples: readonly Example[];
  /** All the files that they are made of. */
  readonly files: readonly string[];
}

/** Every story of a file as an example: nothing of it is written twice, and a listener of a test is one of the caller. */
export async function examplesIn(path: string): Promise<Examples> {
  const file = readSourceFile(path);
  const files = new Set<string>();
  const examples = await Promise.all(
    storiesOf(file).map(async (story) => {
      const drawn = drawnBy(file, story);
      const needed = neededBy(file, story.name, drawn);
      for (const it of needed.files) files.add(it);
      const imports = [...needed.imports].map(
        ([from, names]) => `import { ${[...names].toSorted().join(', ')} } from '${from}';`,
      );
      const parts = [imports.join('\n'), ...needed.declarations, `export ${drawn}`];
      const { code } = await format('example.tsx', parts.join('\n\n'), { singleQuote: true });
      return { story: story.name, code };
    }),
  );
  return { examples, files: [...files] };
}

/** The component that a story shows, with the arguments where it takes them. */
function drawnBy(file: SourceFile, { name, args, render }: StoryParts): string {
  const component = componentOf(file);
  if (render === undefined) return `const ${name} = () => ${elementOf(file, component, args)};`;
  const [given] = 'params' in render ? render.params : [];
  const own = render.type === 'FunctionExpression' ? render.id : null;
  const text = textOf(file, render, [
    ...withArgs(file, args),
    ...(given ? [{ start: given.start, end: given.end, text: '' }] : []),
    ...(own ? [{ start: own.start, end: own.end, text: name }] : []),
  ]).replaceAll(HOLDER, `$1${component}`);
  return own ? text : `const ${name} = ${text};`;
}
