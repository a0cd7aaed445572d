import { describe, expect, it } from 'vitest';
import { doors } from './imports.ts';
import { sourceOf, sources } from './sources.ts';

const MOST = 250;
const MOST_OF_A_STORY = 200;

const lines = new Map(sources.map((file) => [file, sourceOf(file).trimEnd().split('\n').length]));
const isStory = (file: string) => file.endsWith('.stories.tsx');

describe('files', () => {
  // A door is a list of what a package offers. It grows with the package, and `arrows` sees that it holds nothing else.
  it('are 250 lines long at most, stories 200, doors as long as their list', () => {
    const isDoor = new Set(doors.values());
    const tooLong = [...lines].filter(
      ([file, count]) => !isDoor.has(file) && count > (isStory(file) ? MOST_OF_A_STORY : MOST),
    );
    expect(tooLong.map(([file, count]) => `${file}: ${count}`)).toEqual([]);
  });

  it('say by their names what they answer', () => {
    const silent = sources.filter((file) => /(^|\/)(utils?|helpers?|common|misc|lib)(\.|\/|-)/.test(file));
    expect(silent).toEqual([]);
  });

  it('are named in kebab-case, components in PascalCase', () => {
    const odd = sources.filter((file) => {
      const name = file.slice(file.lastIndexOf('/') + 1);
      const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z-]+)*\.(ts|tsx|mjs)$/;
      const pascal = /^[A-Z][A-Za-z0-9]*(\.(styles|stories|designs|test))?\.(ts|tsx)$/;
      return !kebab.test(name) && !pascal.test(name);
    });
    expect(odd).toEqual([]);
  });
});

describe('areas', () => {
  it.each([
    ['users', 32, 2_000],
    ['groups', 14, 900],
    // Above the figure, with what only mailboxes have: docs/decisions/0032.
    ['mailboxes', 16, 1_150],
    ['email-addresses', 14, 900],
    // More than a list: docs/decisions/0036.
    ['trusted-domains', 17, 1_260],
    ['archive-policies', 12, 1_090],
    ['import-sources', 17, 1_650],
  ])('%s has at most %i files and %i lines', (area, mostFiles, mostLines) => {
    const own = [...lines].filter(([file]) => file.startsWith(`packages/console/src/features/${area}/`));
    const total = own.reduce((sum, [, count]) => sum + count, 0);
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThanOrEqual(mostFiles);
    expect(total).toBeLessThanOrEqual(mostLines);
  });
});
