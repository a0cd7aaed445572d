import { parseSync, Visitor } from 'oxc-parser';
import type { Plugin } from 'vite';

/** What only the published document, the demo service and their tests read of an operation. */
export const DOCUMENT_ONLY: ReadonlySet<string> = new Set(['noun', 'summary', 'errors', 'assumed']);
const DECLARATIONS = new Set(['operation', 'navigation']);

/** The contract as a browser needs it: what an operation says of itself beside how it is called is left out. */
export function withoutDocuments(): Plugin {
  return {
    name: 'without-documents',
    transform: {
      filter: { id: /\/api-client\/src\/resources\// },
      handler: (code, file) => ({ code: withoutDocumentsIn(file, code), map: null }),
    },
  };
}

/** The same code, with every operation in it as it is called. */
export function withoutDocumentsIn(file: string, code: string): string {
  return without(documentParts(file, code), code);
}

interface Part {
  start: number;
  end: number;
}

/** In the order they stand in. */
function documentParts(file: string, code: string): Part[] {
  const parts: Part[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [definition] }) => {
      if (callee.type !== 'Identifier' || !DECLARATIONS.has(callee.name)) return;
      if (definition?.type !== 'ObjectExpression') return;
      for (const property of definition.properties)
        if (
          property.type === 'Property' &&
          property.key.type === 'Identifier' &&
          DOCUMENT_ONLY.has(property.key.name)
        )
          parts.push(property);
    },
  }).visit(parseSync(file, code).program);
  return parts;
}

/** Each part goes with the comma that follows it. */
function without(parts: readonly Part[], code: string): string {
  return parts.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,\s*/, ''),
    code,
  );
}
