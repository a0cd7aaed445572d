import { Canvas, DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, use } from 'react';
import { exampleCode } from './example-code.ts';
import { docgenOf } from './property-types.ts';
import { useToolbars } from './use-toolbars.ts';

const files = import.meta.glob<string>(
  ['../stories/components/*.tsx', '!../stories/components/*.stories.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

/** The code of what stands beside the stories of components, by its name. */
const parts = Object.fromEntries(
  Object.entries(files).map(([path, code]) => [/(\w+)\.tsx$/.exec(path)?.[1] ?? path, code]),
);

/** A story on a page of documentation, with what a caller would write for it. */
export function StoryWithCode(props: ComponentProps<typeof Canvas>) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const { theme } = useToolbars(use(DocsContext));
  const { docs } = story.parameters as { docs?: { source?: { code?: string } } };
  const code = exampleCode(docs?.source?.code ?? '', docgenOf(story.component).displayName, parts);
  const source = { ...props.source, ...(code !== '' && { code }), dark: theme === 'dark' };
  return <Canvas {...props} source={source} />;
}
