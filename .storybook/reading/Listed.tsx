import { Text } from '@archive-console/ui';
import { Fragment, type ReactNode } from 'react';
import { BookLink, pageAt } from './BookLink.tsx';
import type { Screen } from './screens.ts';

interface ListedProps {
  /** No two of them are equal. */
  things: readonly string[];
  draw: (thing: string) => ReactNode;
}

/** Things one after another, or that there are none. */
export function Listed({ things, draw }: ListedProps) {
  if (things.length === 0) return <Text tone="muted">None</Text>;
  return things.map((thing, place) => (
    <Fragment key={thing}>
      {place > 0 && ', '}
      {draw(thing)}
    </Fragment>
  ));
}

/** Screens one after another, each leading to its page. */
export function ScreenLinks({ screens }: { screens: readonly Pick<Screen, 'title' | 'group' | 'name'>[] }) {
  const byTitle = new Map(screens.map((screen) => [screen.title, screen]));
  const draw = (title: string) => <BookLink to={pageAt(title)}>{inWords(byTitle.get(title))}</BookLink>;
  return <Listed things={[...byTitle.keys()]} draw={draw} />;
}

const inWords = (screen: Pick<Screen, 'group' | 'name'> | undefined) =>
  screen === undefined || screen.group === screen.name ? screen?.name : `${screen.group}, ${screen.name}`;
