/** Which room may import which: read by the lint configuration and by arrows.test.ts. */
export interface Room {
  /** Folders of the repository that belong to it. */
  folders: readonly string[];
  /** Rooms whose door it may use. */
  knows: readonly RoomName[];
  /** The package whose `exports` are its door. Left out where no file imports it by a package name. */
  door?: string;
}

export type RoomName =
  | 'ui'
  | 'api-client'
  | 'console'
  | 'mocks'
  | 'stories'
  | 'tests'
  | 'deploy'
  | 'scripts'
  | 'storybook'
  | 'root';

export const rooms: Readonly<Record<RoomName, Room>> = {
  ui: { folders: ['packages/ui'], knows: [], door: '@archive-console/ui' },
  'api-client': { folders: ['packages/api-client'], knows: [], door: '@archive-console/api-client' },
  console: { folders: ['packages/console'], knows: ['ui', 'api-client'], door: '@archive-console/console' },
  mocks: { folders: ['mocks'], knows: ['api-client'], door: '@archive-console/mocks' },
  stories: { folders: ['stories'], knows: ['ui', 'api-client', 'console', 'mocks', 'storybook'] },
  tests: {
    folders: ['tests'],
    knows: ['ui', 'api-client', 'console', 'mocks', 'stories', 'deploy', 'scripts', 'storybook'],
  },
  deploy: { folders: ['deploy'], knows: ['mocks'] },
  scripts: { folders: ['scripts'], knows: ['api-client', 'mocks', 'deploy', 'tests'] },
  storybook: { folders: ['.storybook'], knows: ['ui', 'api-client', 'console', 'mocks', 'stories', 'tests'] },
  root: { folders: ['.'], knows: ['tests', 'deploy'] },
};

/** A library that only some rooms may import. */
export interface LibraryWall {
  /** Matches the module name. */
  library: string;
  rooms: readonly RoomName[];
  /** The reason that the failing test names. */
  because: string;
}

export const libraryWalls: readonly LibraryWall[] = [
  {
    library: '^styled-components$',
    rooms: ['ui'],
    because: 'A style belongs to a component of @archive-console/ui.',
  },
  {
    library:
      '^(react-aria|react-stately|@react-aria/|@react-stately/|@internationalized/|@tabler/|@tanstack/react-table|d3-)',
    rooms: ['ui'],
    because: 'Only @archive-console/ui builds on this library; ask it for a component.',
  },
  {
    library: '^(msw|msw-storybook-addon)(/|$)',
    rooms: ['mocks', 'storybook'],
    because: 'Only the demo service knows MSW; a story states its difference with on(operation).',
  },
  {
    library: '^@microsoft/signalr',
    rooms: ['api-client'],
    because: 'Only @archive-console/api-client speaks SignalR.',
  },
  {
    library: '^(react-router|i18next|react-i18next)(/|$)',
    rooms: ['console', 'storybook'],
    because: 'Only the console knows addresses and languages; texts and links come in by prop.',
  },
  {
    library: '^(@playwright/test|playwright|@axe-core/playwright)$',
    rooms: ['tests', 'scripts', 'root'],
    because: 'Only tests and scripts drive a browser.',
  },
];

/** Inside the console: a folder may import those after it, never those before it. */
export const consoleLayers = ['main', 'app', 'features', 'entities', 'shared', 'queries'] as const;

/** How a unit test reaches a part of the console that its door does not show: a pure function with a table of cases. */
export const insideTests = '#console/';
