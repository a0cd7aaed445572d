import { Banner, theme } from '@archive-console/ui';
import { Heading } from '@storybook/addon-docs/blocks';
import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { BookPart } from './BookPart.tsx';
import { OrElse } from './OrElse.tsx';

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
  return (
    <OrElse key={title} fallback={<NotThere />}>
      <Suspense>
        <Practice group={title.split('/')[1] ?? ''} component={component} />
      </Suspense>
    </OrElse>
  );
}

function Practice({ group, component }: { group: string; component: string }) {
  const Shown = use(practicesOf(group))[`${component}Practice`]?.input?.render;
  return (
    Shown !== undefined && (
      <Section>
        <Shown />
      </Section>
    )
  );
}

/** The page of the component goes on without it. */
const NotThere = () => (
  <Section>
    <Banner tone="warning" title="Good practice could not be loaded.">
      The rest of the page is complete. Reload the page to try again.
    </Banner>
  </Section>
);

const Section = ({ children }: { children: ReactNode }) => (
  <>
    <Heading>Do and don’t</Heading>
    <BookPart>
      <div style={{ marginBlock: `${theme.space[12]} ${theme.space[32]}` }}>{children}</div>
    </BookPart>
  </>
);
