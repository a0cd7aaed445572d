import { defineConfig, type DummyRule } from 'oxlint';
import { libraryWalls, type RoomName, rooms } from './tests/architecture/walls.ts';

/** What no room may import, whatever the library. */
const doors = [
  {
    regex: '^\\.\\./\\.\\./',
    message:
      'Two folders up is another room: use its door (in the book: #stories/…), or move what is shared down.',
  },
  { regex: '^@archive-console/[^/]+/(src|packages|dist)', message: 'A package is used through its exports.' },
];

const wallsOf = (room: RoomName) =>
  libraryWalls
    .filter((wall) => !wall.rooms.includes(room))
    .map((wall) => ({ regex: wall.library, message: wall.because }));

/** `*.ts` matches at any depth, so the root's walls come first and every other room's replace them. */
const files = (room: RoomName) =>
  rooms[room].folders.map((folder) => (folder === '.' ? '*.ts' : `${folder}/**`));
const roomNames = (Object.keys(rooms) as RoomName[]).toSorted(
  (a, b) => Number(b === 'root') - Number(a === 'root'),
);

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    '**/dist/**',
    'storybook-static/**',
    'coverage/**',
    'test-results/**',
    'playwright-report/**',
    '.cache/**',
  ],
  rules: {
    'eslint/eqeqeq': 'error',
    'eslint/no-alert': 'error',
    'eslint/no-console': 'error',
    'eslint/no-param-reassign': 'error',
    'eslint/no-var': 'error',
    'eslint/prefer-const': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'react/button-has-type': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'react/rules-of-hooks': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'unicorn/no-abusive-eslint-disable': 'error',
    'unicorn/prefer-node-protocol': 'error',
    'vitest/no-disabled-tests': 'error',
    'vitest/no-focused-tests': 'error',
    // The JSX transform needs no React in scope.
    'react/react-in-jsx-scope': 'off',
    // Vite takes style sheets and fonts by such imports.
    'import/no-unassigned-import': 'off',
    // Objects here are closures: no method reads `this`.
    'typescript/unbound-method': 'off',
    // A type argument that repeats the default says what it is.
    'typescript/no-unnecessary-type-arguments': 'off',
    // Some libraries are notified of an answer by callback.
    'promise/no-callback-in-promise': 'off',
    // Effects here follow what lies outside of React: a form's values, a reading, a socket.
    'react/set-state-in-effect': 'off',
    // An effect is a callback, and starts promises by its nature.
    'promise/no-promise-in-callback': 'off',
    // A role goes to a component of ui here; the tag is that component's business.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Declarations of asset modules travel with the package that imports them.
    'typescript/triple-slash-reference': ['error', { path: 'always', types: 'never', lib: 'never' }],
    // A parameter that is there for the sake of the next one says so by its name.
    'eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    // A small function stands where it is read.
    'unicorn/consistent-function-scoping': 'off',
    // The compiler knows what a mock is called with.
    'vitest/require-mock-type-parameters': 'off',
    // fast-check is by its own documentation used as a whole.
    'import/no-named-as-default-member': 'off',
    // Said already by exhaustive-deps; these two speak to the React compiler, which is not used.
    'react/memo-dependencies': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    // `styled` is by its own documentation the default export of its library.
    'import/no-named-as-default': 'off',
    // Answers are checked by schemas where they come in; what follows is narrowed by hand.
    'typescript/no-unsafe-type-assertion': 'off',
  },
  overrides: [
    ...roomNames.map((room) => ({
      files: files(room),
      rules: {
        'eslint/no-restricted-imports': [
          'error',
          { patterns: [...doors, ...wallsOf(room)] },
        ] satisfies DummyRule,
      },
    })),
    {
      files: ['packages/ui/**', 'packages/console/**'],
      rules: {
        'eslint/no-restricted-globals': [
          'error',
          { name: 'fetch', message: 'Only @archive-console/api-client calls fetch.' },
          { name: 'WebSocket', message: 'Only @archive-console/api-client opens sockets.' },
        ],
      },
    },
    {
      // What the document asks for is under way before the client has come (decision 0037).
      files: ['packages/console/first-reads.js'],
      rules: { 'eslint/no-restricted-globals': 'off' },
    },
    {
      files: ['packages/console/src/**/*.tsx'],
      rules: { 'react/jsx-no-literals': 'error' },
    },
    {
      files: [
        '*.config.ts',
        'packages/console/vite.config.ts',
        '.storybook/**',
        '**/*.d.ts',
        'stories/**/*.stories.tsx',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // What a fixture of Playwright needs stands in its first parameter, be it nothing.
      files: ['tests/{book,e2e}/**'],
      rules: { 'eslint/no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
    },
    {
      // The frames of the book show the book itself: a sandbox would have to allow all of it.
      files: ['.storybook/{SideBySide,StoryFrame}.tsx'],
      rules: { 'react/iframe-missing-sandbox': 'off' },
    },
    {
      // The least that the libraries of the console need, measured beside the console.
      files: ['tests/bench/floor/**'],
      rules: { 'eslint/no-restricted-imports': 'off' },
    },
    {
      // A terminal is who they speak to.
      files: [
        'scripts/**',
        'deploy/**',
        'tests/**',
        '.storybook/pictures/**',
        'packages/api-client/scripts/**',
      ],
      rules: { 'eslint/no-console': 'off' },
    },
  ],
});
