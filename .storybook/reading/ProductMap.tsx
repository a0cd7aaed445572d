import { Heading, Mono, Stack, Text } from '@archive-console/ui';
import { use } from 'react';
import { BookLink, pageAt } from './BookLink.tsx';
import { Picture } from './Picture.tsx';
import { readScreens, type Screen } from './screens.ts';
import { rankOf } from './state-names.ts';

/** The states that show best what a screen is. */
const ORDINARY = ['Populated', 'Filled', 'Blank'];

function pictured({ files }: Screen): string | undefined {
  const stories = files[0]?.stories ?? [];
  const ordinary = ORDINARY.flatMap((name) => stories.find(({ state }) => state === name) ?? []);
  return (ordinary[0] ?? stories.toSorted((one, other) => rankOf(one.state) - rankOf(other.state))[0])?.id;
}

/** Every screen as a picture, by the navigation, with its address. */
export function ProductMap() {
  const screens = use(readScreens());
  const groups = [...new Set(screens.map(({ group }) => group))];
  return groups.map((group) => (
    <Stack key={group} as="section" gap={12}>
      <Heading level={2}>{group}</Heading>
      <ul style={tiles}>
        {screens
          .filter((screen) => screen.group === group)
          .map((screen) => (
            <li key={screen.story}>
              <Tile screen={screen} />
            </li>
          ))}
      </ul>
    </Stack>
  ));
}

function Tile({ screen }: { screen: Screen }) {
  const story = pictured(screen);
  return (
    <Stack gap={4}>
      {story !== undefined && <Picture id={story} name={screen.name} to={pageAt(screen.title)} />}
      <Text>
        <strong>
          <BookLink to={pageAt(screen.title)}>{screen.name}</BookLink>
        </strong>
      </Text>
      <Text size="small">{screen.sentence}</Text>
      {screen.addresses.slice(0, 1).map((address) => (
        <Text key={address} size="small" tone="muted">
          <Mono>{address}</Mono>
        </Text>
      ))}
    </Stack>
  );
}

const tiles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: '24px 20px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;
