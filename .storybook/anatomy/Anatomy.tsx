import { theme } from '@archive-console/ui';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ComponentType, createElement, use, useMemo } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { frameAddress } from '../frame-address.ts';
import { liesOverItsPage } from '../shown-open.ts';
import { StoryFrame } from '../StoryFrame.tsx';
import { schemeOf } from '../themes.ts';
import { useToolbars } from '../use-toolbars.ts';
import { Numbered } from './Numbered.tsx';
import { OrElse } from '../reading/OrElse.tsx';
import { filledIn, type Given, slotsOf } from './slots.ts';

/** What is as large as a page cannot be drawn among words. */
const isDrawn = ({ title, parameters }: PreparedStory) =>
  liesOverItsPage(title) ||
  (parameters['isWholePage'] !== true && parameters['docs']?.story?.inline !== false);

/** The story that says so, else the one that fills the most parts of its component; shown as the reader chooses. */
function fullest(stories: readonly PreparedStory[]): PreparedStory | undefined {
  const plain = stories.filter(
    ({ storyGlobals, parameters }) =>
      Object.keys(storyGlobals).length === 0 && parameters['pseudo'] === undefined,
  );
  const filled = (story: PreparedStory) => filledIn(story.argTypes, story.initialArgs);
  return (
    plain.find(({ parameters }) => parameters['showsParts'] === true) ??
    plain.toSorted((one, other) => filled(other) - filled(one))[0]
  );
}

/** The named parts of a component, on a real example of it, read from its properties and from what it draws. */
export function Anatomy({ stories }: { stories: readonly PreparedStory[] }) {
  const story = fullest(stories.filter((one) => isDrawn(one)));
  if (story === undefined) return null;
  return (
    <OrElse key={story.id}>
      {liesOverItsPage(story.title) ? <Floating story={story} /> : <Beside story={story} />}
    </OrElse>
  );
}

/** Among the words of the page: the component itself. */
function Beside({ story }: { story: PreparedStory }) {
  const given = useMemo(() => withUsual(story), [story]);
  const slots = useMemo(() => slotsOf(story.argTypes, given), [story, given]);
  const component = (story.parameters['heldBy'] ?? story.component) as ComponentType<object>;
  return (
    <Numbered slots={slots}>
      <div data-example="" style={{ padding: theme.space[32], isolation: 'isolate' }}>
        {createElement(component, given)}
      </div>
    </Numbered>
  );
}

/** What lies over its page has a page of its own in a frame, where it is opened. */
function Floating({ story: { id, name, argTypes, initialArgs } }: { story: PreparedStory }) {
  const chosen = useToolbars(use(DocsContext));
  const slots = useMemo(() => slotsOf(argTypes, initialArgs), [argTypes, initialArgs]);
  const globals = { ...chosen, theme: schemeOf(chosen['theme']) };
  return (
    <Numbered key={frameAddress(id, globals)} slots={slots} keepsRoom>
      <StoryFrame id={id} name={name} globals={globals} height="360px" />
    </Numbered>
  );
}

/** What nearly every field may have beside it, where the story leaves it out. */
const usual = { hint: 'As it is written in the contract.', labelAside: 'Optional' };

/** What the story gives the component, with what is usual beside it. */
function withUsual({ argTypes, initialArgs }: PreparedStory): Given {
  const taken = Object.entries(usual).filter(([name]) => argTypes[name] !== undefined);
  return { ...Object.fromEntries(taken), ...initialArgs };
}
