import type { ScreenFacts } from '@archive-console/console';
import { type ObjectExpression, type ObjectProperty, Visitor } from 'oxc-parser';
import { parsed } from './parsed.ts';
import { sourceOf, sources } from './sources.ts';

/** Every table of routes of the console. */
const TABLES = sources.filter((file) =>
  /^packages\/console\/src\/(app|features\/[^/]+)\/routes\.tsx$/.test(file),
);

/** A screen as a table of routes declares it. */
export interface Screen extends ScreenFacts {
  table: string;
}

interface Routes {
  screens: Screen[];
  /** Routes that show something of their own and declare no handle, as table and place. */
  undeclared: string[];
}

/** Reads the tables from their sources: no code has to run to know which stories a screen requires. */
export function readRoutes(): Routes {
  const screens: Screen[] = [];
  const undeclared: string[] = [];
  for (const table of TABLES) {
    const source = sourceOf(table);
    new Visitor({
      ObjectExpression: (object) => {
        const screen = propertyOf(object, 'screen')?.value;
        if (screen?.type === 'ObjectExpression') screens.push({ ...factsOf(screen, table), table });
        if (isUndeclared(object))
          undeclared.push(`${table}: ${source.slice(object.start, object.start + 80)}`);
      },
    }).visit(parsed(table).program);
  }
  return { screens, undeclared };
}

function propertyOf(object: ObjectExpression, name: string): ObjectProperty | undefined {
  return object.properties.find(
    (property): property is ObjectProperty =>
      property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name,
  );
}

/** A leaf of the table that shows something: layouts have children, the table of a failed start only `*`. */
function isUndeclared(object: ObjectExpression): boolean {
  const has = (name: string) => propertyOf(object, name) !== undefined;
  const path = propertyOf(object, 'path')?.value;
  const isCatchAll = path?.type === 'Literal' && path.value === '*';
  return (
    (has('lazy') || (has('Component') && has('path'))) && !has('handle') && !has('children') && !isCatchAll
  );
}

function factsOf(object: ObjectExpression, table: string): ScreenFacts {
  const facts: Record<string, unknown> = {};
  for (const property of object.properties) {
    const isPlain =
      property.type === 'Property' && property.key.type === 'Identifier' && property.value.type === 'Literal';
    if (!isPlain) throw new Error(`A screen in ${table} is not written out. Give its facts as literals.`);
    facts[(property.key as { name: string }).name] = (property.value as { value: unknown }).value;
  }
  return facts as unknown as ScreenFacts;
}
