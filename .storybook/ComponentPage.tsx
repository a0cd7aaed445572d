import {
  Controls,
  Description,
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
      <Stories />
    </>
  );
}
