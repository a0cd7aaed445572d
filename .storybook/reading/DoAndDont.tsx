import { theme } from '@archive-console/ui';
import { Heading } from '@storybook/addon-docs/blocks';
import { type ComponentType, use } from 'react';
import { BookPart } from './BookPart.tsx';

interface PracticeStory {
  input?: { render?: ComponentType };
}
type Practices = Readonly<Record<string, PracticeStory | undefined>>;

const files = import.meta.glob<Practices>('../../stories/components/practice/*.stories.tsx');

const fetched = new Map<string, Promise<Practices>>();

/** What the file of a group of components says of good practice, fetched with the first page of the group. */
function practicesOf(group: string): Promise<Practices> {
  const known = fetched.get(group);
  if (known !== undefined) return known;
  const fetching = files[`../../stories/components/practice/${group}.stories.tsx`]?.() ?? Promise.resolve({});
  fetched.set(group, fetching);
  return fetching;
}

interface DoAndDontProps {
  /** Where the page of the component stands: `Components/Forms/Switch`. */
  title: string;
  component: string;
}

/** How a component is used well, and how it is often misused, where its group says so. */
export function DoAndDont({ title, component }: DoAndDontProps) {
  const practices = use(practicesOf(title.split('/')[1] ?? ''));
  const Shown = practices[`${component}Practice`]?.input?.render;
  if (Shown === undefined) return null;
  return (
    <>
      <Heading>Do and don’t</Heading>
      <BookPart>
        <div style={{ marginBlock: `${theme.space[12]} ${theme.space[32]}` }}>
          <Shown />
        </div>
      </BookPart>
    </>
  );
}
