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
import { statuses } from './statuses.ts';

/** The page of a component: its status, what it is for, its properties, its stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const status = (preparedMeta.tags ?? []).map((tag) => statuses[tag]).find(Boolean);
  return (
    <>
      <Title />
      <Subtitle>{status}</Subtitle>
      <Description of="meta" />
      <Primary />
      <Controls sort="requiredFirst" />
      <Stories title={<StoriesBegin />} />
    </>
  );
}

/** Nothing is played on a page of documentation: plays beside each other would all want the focus. */
const StoriesBegin = () => (
  <>
    <Heading>Stories</Heading>
    <p>Each is shown here as it begins. Open one in the sidebar to see the state it is named after.</p>
  </>
);
