import { parseSync, type Span, Visitor } from 'oxc-parser';
import type { Plugin } from 'vite';

/** Functions and methods of libraries that the console never reaches, though the bundler cannot know it, and what they answer. */
const UNUSED: readonly { file: string; answers: Readonly<Record<string, string>> }[] = [
  // Links of the framework mode fetch pages before they are followed; those of the console do not.
  { file: 'react-router/dist/production/lib/dom/ssr/components.js', answers: { PrefetchPageLinks: 'null' } },
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
        const answers = UNUSED.find(({ file }) => id.endsWith(file))?.answers ?? {};
        return { code: withAnswers(id, code, answers), map: null };
      },
    },
  };
}

function withAnswers(file: string, code: string, answers: Readonly<Record<string, string>>): string {
  const bodies: { start: number; end: number; answer: string }[] = [];
  function replace(name: string | undefined, body: Span | null): void {
    const answer = name !== undefined && Object.hasOwn(answers, name) ? answers[name] : undefined;
    if (answer !== undefined && body) bodies.push({ start: body.start, end: body.end, answer });
  }
  new Visitor({
    FunctionDeclaration: ({ id, body }) => replace(id?.name, body),
    MethodDefinition: ({ key, value }) =>
      replace(key.type === 'Identifier' ? key.name : undefined, value.body),
  }).visit(parseSync(file, code).program);
  if (bodies.length !== Object.keys(answers).length)
    throw new Error(`${file} has changed. Correct packages/console/vite/without-unused.ts.`);
  return bodies.reduceRight(
    (rest, { start, end, answer }) => `${rest.slice(0, start)}{ return ${answer}; }${rest.slice(end)}`,
    code,
  );
}
