import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type Required,
  requiredName,
  requiredStates,
  shellRequires,
  shows,
} from '#stories/spec/required-states.ts';
import { readRoutes } from './screens.ts';
import { sources } from './sources.ts';
import { storiesIn } from './stories-in.ts';

const { screens, undeclared } = readRoutes();
const fileOf = (story: string) => `stories/screens/${story}.stories.tsx`;
const missingIn = (story: string, required: readonly Required[]) => {
  const file = fileOf(story);
  const stories = existsSync(file) ? storiesIn(file) : [];
  return required
    .filter((state) => !stories.some(({ name, checks }) => checks && shows(state, name)))
    .map((state) => `${file}: ${requiredName(state)}`);
};
const byStory = [...new Map(screens.map((screen) => [screen.story, screen])).values()];

describe('the tables of routes', () => {
  it('declare a handle for every route that shows something', () => {
    expect(undeclared).toEqual([]);
  });

  it('say the same of a screen wherever they name it', () => {
    const differing = screens.filter((screen) => {
      const first = byStory.find(({ story }) => story === screen.story);
      return first === undefined || requiredStates(first).join() !== requiredStates(screen).join();
    });
    expect(differing.map(({ story }) => story)).toEqual([]);
  });
});

describe('the book', () => {
  it('has every state that a screen requires', () => {
    expect(byStory.length).toBeGreaterThan(20);
    expect(byStory.flatMap((screen) => missingIn(screen.story, requiredStates(screen)))).toEqual([]);
  });

  it('has every state that the shell requires', () => {
    expect(shellRequires.flatMap(({ story, states }) => missingIn(story, states))).toEqual([]);
  });

  it('has no story that checks nothing of what it shows', () => {
    const silent = sources
      .filter((file) => /^stories\/(screens|flows)\/.*\.stories\.tsx$/.test(file))
      .flatMap((file) => storiesIn(file).flatMap(({ name, checks }) => (checks ? [] : [`${file}: ${name}`])));
    expect(silent).toEqual([]);
  });
});
