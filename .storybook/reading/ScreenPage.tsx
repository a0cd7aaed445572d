import { errorsOf } from '@archive-console/api-client';
import { operations } from '@archive-console/mocks';
import { DefinitionList, Heading, Mono, Stack } from '@archive-console/ui';
import { useOf } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { requiredStates, shellRequires } from '#stories/spec/required-states.ts';
import { Board, NamedBoard } from './Board.tsx';
import { BookPage } from './BookPage.tsx';
import { Listed, ScreenLinks } from './Listed.tsx';
import { LookUpLink } from './LookUpLink.tsx';
import { ShowAs } from './ShowAs.tsx';
import { framePages, readScreens, type Screen } from './screens.ts';

const byName = new Map(operations.map((operation) => [operation.name, operation]));

/** The page of a screen: what it is for, what it stands between, and all its states. */
export function ScreenPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const screens = use(readScreens());
  const screen = screens.find(({ files }) => files.some(({ title }) => title === preparedMeta.title));
  if (screen === undefined) return <FramePage title={preparedMeta.title} screens={screens} />;
  const [own, ...others] = screen.files;
  return (
    <BookPage title={titleOf(screen.title)} sentence={screen.sentence}>
      <ScreenFactsTable screen={screen} screens={screens} />
      <Stack as="section" gap={16}>
        <Heading level={2}>Every state</Heading>
        <ShowAs />
        <Board stories={own?.stories ?? []} required={requiredStates(screen)} />
      </Stack>
      {others.map((file) => (
        <NamedBoard key={file.file} file={file} />
      ))}
    </BookPage>
  );
}

const mono = (text: string) => <Mono>{text}</Mono>;
const lookedUp = (name: string) => <LookUpLink name={name} />;

const titleOf = (title: string) => title.split('/').slice(1).join(' · ');

/** What no route shows: the frame around pages and what stands there when all fails. */
function FramePage({ title, screens }: { title: string; screens: readonly Screen[] }) {
  const file = framePages(screens).find((one) => one.title === title);
  const required = shellRequires.find(({ story }) => `screens/${story}` === file?.file)?.states;
  return (
    <BookPage
      title={titleOf(title)}
      sentence="Around every page, or in its place: it has no address of its own."
    >
      <Board stories={file?.stories ?? []} required={required ?? []} />
    </BookPage>
  );
}

function ScreenFactsTable({ screen, screens }: { screen: Screen; screens: readonly Screen[] }) {
  const called = screen.operations.flatMap((name) => byName.get(name) ?? []);
  const reads = called.filter(({ effect }) => effect === 'read').map(({ name }) => name);
  const writes = called.filter(({ effect }) => effect === 'write').map(({ name }) => name);
  const all = [...new Set(called.flatMap((operation) => errorsOf(operation)))];
  const own = all.filter((code) => !code.startsWith('Default.')).toSorted();
  const linked = (stories: readonly string[]) => (
    <ScreenLinks screens={screens.filter(({ story }) => stories.includes(story))} />
  );
  return (
    <DefinitionList
      items={[
        { term: 'Address', description: <Listed things={screen.addresses} draw={mono} /> },
        { term: 'Who may come here', description: screen.who },
        { term: 'Reads', description: <Listed things={reads} draw={lookedUp} /> },
        { term: 'Writes', description: <Listed things={writes} draw={lookedUp} /> },
        { term: 'Codes it can answer', description: <Listed things={own} draw={lookedUp} /> },
        { term: 'What leads here', description: linked(screen.ledFrom) },
        { term: 'Where it leads', description: linked(screen.leadsTo) },
      ]}
    />
  );
}
