import { Visitor } from 'oxc-parser';
import { parsed } from './parsed.ts';
import { sourceOf, sources } from './sources.ts';

/** What the console asks its words for. */
export interface Asked {
  /** Every string in the code: a key may wait in a table before it is asked for. */
  strings: ReadonlySet<string>;
  /** Calls whose key is put together at run time, as file and code. */
  built: readonly string[];
}

const CONSOLE = sources.filter((file) => file.startsWith('packages/console/src/'));

export function askedKeys(): Asked {
  const strings = new Set<string>();
  const built: string[] = [];
  for (const file of CONSOLE) {
    const source = sourceOf(file);
    new Visitor({
      Literal: ({ value }) => {
        if (typeof value === 'string') strings.add(value);
      },
      TemplateElement: ({ value }) => {
        strings.add(value.raw);
      },
      CallExpression: ({ callee, arguments: [key] }) => {
        const asks = callee.type === 'Identifier' && callee.name === 't';
        const isBuilt =
          key?.type === 'TemplateLiteral' ? key.expressions.length > 0 : key?.type === 'BinaryExpression';
        if (asks && key !== undefined && isBuilt)
          built.push(`${file}: t(${source.slice(key.start, key.end)})`);
      },
    }).visit(parsed(file).program);
  }
  return { strings, built };
}
