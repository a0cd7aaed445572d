import { parseSync, type Span, Visitor } from 'oxc-parser';
import type { Plugin } from 'vite';
import { LEFT_OUT, unusedOfReact } from './unused-of-react.ts';

interface Unused {
  file: string;
  /** Functions and methods, and what they answer; `LEFT_OUT` where no answer would do: they throw. */
  answers: Readonly<Record<string, string>>;
  /** Variables that have one value wherever they are read. */
  constants?: Readonly<Record<string, string>>;
}

/** What the console never reaches of libraries, though the bundler cannot know it. */
const UNUSED: readonly Unused[] = [
  {
    file: 'react-dom/cjs/react-dom-client.production.js',
    answers: unusedOfReact,
    constants: { isHydrating: 'false' },
  },
  // Links of the framework mode fetch pages before they are followed; those of the console do not.
  { file: 'react-router/dist/production/lib/dom/ssr/components.js', answers: { PrefetchPageLinks: 'null' } },
  // No page of the router was drawn by a server: it holds no data to begin with, and no errors of one.
  { file: 'react-router/dist/production/lib/dom/lib.js', answers: { parseHydrationData: 'undefined' } },
  { file: 'react-router/dist/production/lib/hooks.js', answers: { RSCErrorHandler: 'null' } },
  // The router is made without instruments.
  {
    file: 'react-router/dist/production/lib/router/instrumentation.js',
    answers: { getRouteInstrumentationUpdates: '{}', instrumentClientSideRouter: 'router' },
  },
  // No form is sent through the router, and nothing is fetched by it beside its pages: reads and writes are those of the
  // queries.
  {
    file: 'react-router/dist/production/lib/router/router.js',
    answers: {
      fetch: 'undefined',
      handleAction: 'undefined',
      handleFetcherAction: 'undefined',
      handleFetcherLoader: 'undefined',
      normalizeNavigateOptions: '{ path }',
      getFetcher: 'undefined',
      updateFetcherState: 'undefined',
      setFetcherError: 'undefined',
      resetFetcher: 'undefined',
      deleteFetcher: 'undefined',
      queueFetcherForDeletion: 'undefined',
      abortFetcher: 'undefined',
      markFetchRedirectsDone: 'false',
      abortStaleFetchLoads: 'false',
      getUpdatedRevalidatingFetchers: 'undefined',
      getUpdatedActionData: 'undefined',
      getActionDataForCommit: '{}',
      getSubmissionFromNavigation: 'undefined',
      // Routes are found in one way and never replaced; nothing moves by view transitions.
      cancelDiscoveryNavigation: 'undefined',
      _internalSetRoutes: 'undefined',
      restoreAppliedTransitions: 'undefined',
      persistAppliedTransitions: 'undefined',
    },
  },
  // Words neither hold other words nor are sent anywhere when they are missing; keys are texts, and each console has one
  // translator.
  {
    file: 'i18next/dist/esm/i18next.js',
    answers: {
      nest: 'str',
      saveMissing: 'undefined',
      getUsedParamsDetails: '{}',
      cloneInstance: 'this',
      hydrate: 'this',
      keysFromSelector: "''",
      createProxy: 'undefined',
      loadLanguages: 'undefined',
      addResources: 'undefined',
      removeResourceBundle: 'undefined',
      dir: "'ltr'",
    },
  },
  // Lists are read in pages of which each is a read of its own.
  {
    file: '@tanstack/query-core/build/modern/infiniteQueryBehavior.js',
    answers: { infiniteQueryBehavior: 'undefined' },
  },
  // No browser of the target needs prefixes, and styled-components adds none.
  { file: 'stylis/src/Prefixer.js', answers: { prefix: 'value' } },
];

/** Leaves these functions without what they would do; with it goes what only they import. */
export function withoutUnused(): Plugin {
  return {
    name: 'without-unused',
    transform: {
      filter: { id: UNUSED.map(({ file }) => new RegExp(`/node_modules/${file}$`)) },
      handler(code, id) {
        const unused = UNUSED.find(({ file }) => id.endsWith(file));
        return unused && { code: without(unused, code), map: null };
      },
    },
  };
}

/** Finds functions by their names, and by what they are assigned to, as `exports.render`. */
function without({ file, answers, constants = {} }: Unused, code: string): string {
  const pieces: { start: number; end: number; text: string }[] = [];
  const written = new Set<number>();
  let found = 0;
  let end = 0;
  function replace({ start, end: last }: Span, text: string): void {
    // What is in a function that is replaced goes with it.
    if (start < end) return;
    pieces.push({ start, end: last, text });
    end = last;
  }
  function answer(name: string | undefined, body: Span | null): void {
    const given = name !== undefined && Object.hasOwn(answers, name) ? answers[name] : undefined;
    if (given === undefined || body === null) return;
    found += 1;
    replace(body, `{ ${given === LEFT_OUT ? given : `return ${given}`}; }`);
  }
  new Visitor({
    FunctionDeclaration({ id, params, body }) {
      for (const { start } of params) written.add(start);
      answer(id?.name, body);
    },
    MethodDefinition: ({ key, value }) =>
      answer(key.type === 'Identifier' ? key.name : undefined, value.body),
    AssignmentExpression({ left, right }) {
      written.add(left.start);
      if (left.type === 'MemberExpression' && right.type === 'FunctionExpression')
        answer(code.slice(left.start, left.end), right.body);
    },
    VariableDeclarator: ({ id }) => void written.add(id.start),
    Identifier({ name, start, end: last }) {
      const value = Object.hasOwn(constants, name) ? constants[name] : undefined;
      if (value !== undefined && !written.has(start)) replace({ start, end: last }, value);
    },
  }).visit(parseSync(file, code).program);
  if (found !== Object.keys(answers).length)
    throw new Error(`${file} has changed. Correct packages/console/vite/without-unused.ts.`);
  return pieces.reduceRight(
    (rest, piece) => `${rest.slice(0, piece.start)}${piece.text}${rest.slice(piece.end)}`,
    code,
  );
}
