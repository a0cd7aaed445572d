import { Canvas, DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, use } from 'react';
import { useToolbars } from './use-toolbars.ts';

type Examples = Readonly<Record<string, string>>;

const files = import.meta.glob<Examples>('../stories/components/*.stories.tsx', {
  query: '?examples',
  import: 'default',
});

const fetched = new Map<string, Promise<Examples>>();

/** The code of the stories of a file, fetched with the first of them. */
function examplesOf(fileName: string): Promise<Examples> {
  const known = fetched.get(fileName);
  if (known !== undefined) return known;
  const fetching = files[fileName.replace(/^\./, '..')]?.() ?? Promise.resolve({});
  fetched.set(fileName, fetching);
  return fetching;
}

/** A story on a page of documentation, with what a caller would write for it. */
export function StoryWithCode(props: ComponentProps<typeof Canvas>) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const { theme } = useToolbars(use(DocsContext));
  const examples = use(examplesOf(story.parameters['fileName'] as string));
  const code = examples[story.id.split('--').at(-1) ?? ''];
  const source = { ...props.source, ...(code !== undefined && { code }), dark: theme === 'dark' };
  return <Canvas {...props} source={source} />;
}
