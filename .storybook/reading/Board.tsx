import { Heading, Stack, Text, theme } from '@archive-console/ui';
import { type Required, requiredName, shows } from '#stories/spec/required-states.ts';
import type { StoryFileFact, StoryFact } from '../facts/book-facts.ts';
import { BookLink, storyAt } from './BookLink.tsx';
import { Picture } from './Picture.tsx';
import { nameOfState, rankOf } from './state-names.ts';

interface BoardProps {
  stories: readonly StoryFact[];
  /** What is required and missing is shown as a gap. @default nothing */
  required?: readonly Required[];
}

/** The states of a screen as pictures, in the order of the vocabulary. */
export function Board({ stories, required = [] }: BoardProps) {
  const missing = required.filter((state) => !stories.some(({ state: name }) => shows(state, name)));
  const tiles = [
    ...stories.map((story) => ({
      rank: rankOf(story.state),
      tile: <StoryTile key={story.id} story={story} />,
    })),
    ...missing.map((state) => {
      const name = requiredName(state);
      return { rank: rankOf(state[0]), tile: <Gap key={name} name={name} /> };
    }),
  ].toSorted((one, other) => one.rank - other.rank);
  return (
    <ul style={board}>
      {tiles.map(({ tile }) => (
        <li key={tile.key}>{tile}</li>
      ))}
    </ul>
  );
}

/** A state that is required and that no story shows. */
const Gap = ({ name }: { name: string }) => <p style={gap}>Missing: {name}</p>;

/** A state: its picture, its name, and how it is reached. */
export function StoryTile({ story, number }: { story: StoryFact; number?: number }) {
  const name = nameOfState(story.state);
  return (
    <Stack gap={4}>
      <Picture id={story.id} name={name} />
      <Text>
        <strong>
          {number !== undefined && `${number}. `}
          <BookLink to={storyAt(story.id)}>{name}</BookLink>
        </strong>
      </Text>
      {story.comment !== '' && <Text size="small">{story.comment}</Text>}
      {story.reached.length > 0 && (
        <Text as="div" size="small" tone="muted">
          {story.reached.join(' ')}
        </Text>
      )}
    </Stack>
  );
}

/** The board of another file of stories, under its name. */
export function NamedBoard({ file }: { file: StoryFileFact }) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} size={3}>
        {file.title.split('/').at(-1)}
      </Heading>
      <Board stories={file.stories} />
    </Stack>
  );
}

const board = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: '24px 20px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;

const gap = {
  display: 'grid',
  placeItems: 'center',
  minHeight: '160px',
  margin: 0,
  padding: '12px',
  border: `2px dashed ${theme.color.danger}`,
  borderRadius: '8px',
  color: theme.color.danger,
  textAlign: 'center',
} as const;
