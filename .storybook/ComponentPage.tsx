import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Global, type Theme } from 'storybook/theming';
import { statuses } from './statuses.ts';

/** The page of a component: its status, what it is for, its properties, its stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const status = (preparedMeta.tags ?? []).map((tag) => statuses[tag]).find(Boolean);
  return (
    <>
      <Global styles={membersOfATypeScroll} />
      <Title />
      <Subtitle>{status}</Subtitle>
      <Description of="meta" />
      <Primary />
      <Controls sort="requiredFirst" />
      <Stories title={<StoriesBegin />} />
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
const StoriesBegin = () => (
  <>
    <Heading>Stories</Heading>
    <p>Each is shown here as it begins. Open one in the sidebar to see the state it is named after.</p>
  </>
);
