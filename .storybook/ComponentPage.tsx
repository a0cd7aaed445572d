import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Suspense, use } from 'react';
import { Global, type Theme } from 'storybook/theming';
import { Anatomy } from './anatomy/Anatomy.tsx';
import { DoAndDont } from './reading/DoAndDont.tsx';
import { WhereUsed } from './reading/WhereUsed.tsx';
import { statuses } from './statuses.ts';

/** The page of a component: its status, what it is for, its parts, good practice, examples, properties, where it is used. */
export function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { componentStories } = use(DocsContext);
  const component = componentIn(String(preparedMeta.parameters['fileName']));
  const status = (preparedMeta.tags ?? []).map((tag) => statuses[tag]).find(Boolean);
  return (
    <>
      <Global styles={membersOfATypeScroll} />
      <Title />
      <Subtitle>{status}</Subtitle>
      <Description of="meta" />
      <Primary />
      <Anatomy stories={componentStories()} />
      <DoAndDont title={preparedMeta.title} component={component} />
      <Stories title={<ExamplesBegin />} />
      <Heading>Properties</Heading>
      <Controls sort="requiredFirst" />
      <Heading>Accessibility</Heading>
      <p>{accessibilityOf(Object.values(csfFile.stories).map(({ name }) => name))}</p>
      <Heading>Where it is used</Heading>
      <Suspense fallback={<p>Reading the table of routes …</p>}>
        <WhereUsed component={component} />
      </Suspense>
    </>
  );
}

/** What a type holds floats over its table, and may be longer and wider than the window. */
const membersOfATypeScroll = ({ background, appBorderRadius }: Theme) => ({
  '.react-aria-Popover:has(.prismjs)': {
    maxWidth: 'calc(100vw - 24px)',
    overflow: 'auto',
    borderRadius: appBorderRadius,
    background: background.content,
    boxShadow: '0 4px 16px rgb(0 0 0 / 25%)',
  },
});

/** Nothing is played on a page of documentation: plays beside each other would all want the focus. */
const ExamplesBegin = () => (
  <>
    <Heading>Examples</Heading>
    <p>Each is shown here as it begins. Open one in the sidebar to see the state it is named after.</p>
  </>
);

/** The component after which the file of its stories is named. */
const componentIn = (file: string) => file.split('/').at(-1)?.split('.')[0] ?? '';

/** What is checked of a component, by the stories that it has. */
function accessibilityOf(stories: readonly string[]): string {
  const has = (name: string) => stories.some((story) => story.startsWith(name));
  return [
    `Checked by axe in ${stories.length} stories, in the light and the dark theme, by keyboard where it has keys.`,
    ...(has('System Colors') ? ['Shown in the colors of the system.'] : []),
    ...(has('Narrow') ? ['Fits a telephone in German.'] : []),
  ].join(' ');
}
