import { Stack, Text, theme } from '@archive-console/ui';
import { Heading } from '@storybook/addon-docs/blocks';
import { type ComponentType, createElement, useMemo } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { BookPart } from '../reading/BookPart.tsx';
import type { Mark } from './marks.ts';
import { OrNothing } from './OrNothing.tsx';
import { filledIn, type Given, nameOfSlot, slotsOf } from './slots.ts';
import { useMarks } from './use-marks.ts';

/** What lies over its page, or is as large as one, cannot be drawn among words. */
const isBeside = ({ title, parameters }: PreparedStory) =>
  parameters['isWholePage'] !== true &&
  !/^Components\/(Overlays\/|Actions\/(Menu|Split) button)/.test(title) &&
  parameters['docs']?.story?.inline !== false;

/** The story that fills the most parts of its component, and is shown as the reader chooses. */
function fullest(stories: readonly PreparedStory[]): PreparedStory | undefined {
  const plain = stories.filter(
    ({ storyGlobals, parameters }) =>
      Object.keys(storyGlobals).length === 0 && parameters['pseudo'] === undefined,
  );
  const filled = (story: PreparedStory) => filledIn(story.argTypes, story.initialArgs);
  return plain.toSorted((one, other) => filled(other) - filled(one))[0];
}

/** The named parts of a component, on a real example of it, read from its properties and from what it draws. */
export function Anatomy({ stories }: { stories: readonly PreparedStory[] }) {
  const story = fullest(stories.filter((one) => isBeside(one)));
  if (story === undefined) return null;
  return (
    <OrNothing key={story.id}>
      <Drawn story={story} />
    </OrNothing>
  );
}

function Drawn({ story }: { story: PreparedStory }) {
  const given = useMemo(() => withUsual(story), [story]);
  const slots = useMemo(() => slotsOf(story.argTypes, given), [story, given]);
  const [stage, marks] = useMarks(slots);
  const isWorthSaying = marks.length > 1;
  const others = slots.filter(
    ({ isContent, name }) => isContent && !marks.some((mark) => mark.name === nameOfSlot(name)),
  );
  return (
    <section style={isWorthSaying ? undefined : unseen} aria-hidden={!isWorthSaying}>
      <Heading>Anatomy</Heading>
      <BookPart>
        <Stack gap={16} style={{ marginBlock: `${theme.space[12]} ${theme.space[32]}` }}>
          <div ref={stage} style={ground} inert>
            <div data-example="" style={{ padding: theme.space[32], isolation: 'isolate' }}>
              <Example story={story} given={given} />
            </div>
            {marks.map((mark, place) => (
              <Marked key={place} mark={mark} number={place + 1} />
            ))}
          </div>
          <ol style={legend}>
            {marks.map(({ name, said }, place) => (
              <li key={place} style={entry}>
                <span aria-hidden style={pin}>
                  {place + 1}
                </span>
                <span>
                  <strong>{name}</strong> {said.replaceAll('`', '')}
                </span>
              </li>
            ))}
          </ol>
          {others.length > 0 && (
            <Text tone="muted">
              {`Not in this example: ${others.map(({ name }) => nameOfSlot(name).toLowerCase()).join(', ')}.`}
            </Text>
          )}
        </Stack>
      </BookPart>
    </section>
  );
}

/** What nearly every field may have beside it, where the story leaves it out. */
const usual = { hint: 'As it is written in the contract.', labelAside: 'Optional' };

/** What the story gives the component, with what is usual beside it. */
function withUsual({ argTypes, initialArgs }: PreparedStory): Given {
  const taken = Object.entries(usual).filter(([name]) => argTypes[name] !== undefined);
  return { ...Object.fromEntries(taken), ...initialArgs };
}

/** The component itself with its properties. */
function Example({ story, given }: { story: PreparedStory; given: Given }) {
  const component = (story.parameters['heldBy'] ?? story.component) as ComponentType<object>;
  return createElement(component, given);
}

function Marked({ mark: { left, top, width, height, pin: at }, number }: { mark: Mark; number: number }) {
  return (
    <>
      <span aria-hidden style={{ ...outline, left, top, width, height }} />
      <span aria-hidden style={{ ...pin, position: 'absolute', left: at.left, top: at.top }}>
        {number}
      </span>
    </>
  );
}

/** Drawn to be measured: what has one part only has no anatomy. */
const unseen = { height: 0, overflow: 'hidden', opacity: 0 } as const;

const ground = {
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  background: theme.color.canvas,
} as const;

const outline = {
  position: 'absolute',
  border: `1px dashed ${theme.color.accent}`,
  borderRadius: theme.radius.badge,
} as const;

const pin = {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '20px',
  height: '20px',
  borderRadius: theme.radius.round,
  background: theme.color.accent,
  color: theme.color.onAccent,
  fontSize: '12px',
  fontWeight: 600,
  lineHeight: 1,
} as const;

const legend = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  gap: '10px 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;

const entry = { display: 'flex', gap: '10px', alignItems: 'flex-start' } as const;
