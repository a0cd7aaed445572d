import { Heading, Stack, Text, theme } from '@archive-console/ui';
import { useOf } from '@storybook/addon-docs/blocks';
import type { StoryFact } from '../facts/book-facts.ts';
import { StoryTile } from './Board.tsx';
import { BookPage } from './BookPage.tsx';
import { flowFiles } from './screens.ts';
import { ShowAs } from './ShowAs.tsx';
import { nameOfState } from './state-names.ts';

interface Step {
  story: StoryFact;
  /** What else may come after it. */
  branches: StoryFact[];
}

/**
 * The steps of a flow in the order of its file. What goes on from a step that something else went on from already is a
 * branch of it.
 */
export function stepsOf(stories: readonly StoryFact[]): Step[] {
  const steps: Step[] = [];
  const continued = new Set<string>();
  for (const story of stories) {
    const from =
      story.branchOf ?? (story.after !== undefined && continued.has(story.after) ? story.after : undefined);
    const leaves = steps.find((step) => step.story.state === from);
    if (leaves === undefined) steps.push({ story, branches: [] });
    else leaves.branches.push(story);
    if (story.after !== undefined) continued.add(story.after);
  }
  return steps;
}

/** The page of a flow: numbered pictures from the first step to the last, branches beside the step they leave from. */
export function FlowPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title } = preparedMeta;
  const steps = stepsOf(flowFiles.find((flow) => flow.title === title)?.stories ?? []);
  return (
    <BookPage title={title.split('/').slice(1).join(' · ')} sentence="From the first step to the last.">
      <ShowAs />
      <ol style={strip}>
        {steps.map(({ story, branches }, place) => (
          <li key={story.id} style={branches.length > 0 ? fork : step}>
            <div style={half}>
              <StoryTile story={story} number={place + 1} />
            </div>
            {branches.length > 0 && (
              <Stack gap={12} style={{ ...half, ...aside }}>
                <Heading level={2} size={3}>
                  Or, after “{nameOfState(story.state)}”
                </Heading>
                {branches.map((branch) => (
                  <StoryTile key={branch.id} story={branch} />
                ))}
              </Stack>
            )}
          </li>
        ))}
      </ol>
      {steps.length === 0 && <Text>This flow has no steps yet.</Text>}
    </BookPage>
  );
}

const strip = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '32px 20px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;

const step = { flex: '1 1 260px', minWidth: 'min(260px, 100%)', maxWidth: '400px' } as const;

/** As wide as two steps, and on a telephone as one: then what branches off stands below. */
const fork = {
  ...step,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '20px',
  flexBasis: '540px',
  maxWidth: '820px',
} as const;

const half = { flex: '1 1 240px' } as const;

const aside = { paddingInlineStart: '12px', borderInlineStart: `3px solid ${theme.color.warning}` } as const;
