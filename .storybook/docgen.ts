import type { Plugin } from 'vite';
import { type ComponentDoc, componentDocs } from './component-docs.ts';

let read: readonly ComponentDoc[] | undefined;

/** Lays what the code says of a component on the component, where the pages of the book look for it. */
export const docgen: Plugin = {
  name: 'docgen',
  watchChange(path) {
    if (path.includes('/packages/ui/')) read = undefined;
  },
  transform: {
    filter: { id: /\/packages\/ui\/src\/.*\.tsx$/ },
    handler(code, id) {
      read ??= componentDocs();
      const own = read.filter(({ file }) => id.endsWith(`/packages/ui/${file}`));
      if (own.length === 0) return undefined;
      // Behind the last line: every place in the file stays where it is.
      return { code: [code, ...own.map(docgenInfo)].join('\n'), map: null };
    },
  },
};

function docgenInfo({ name, description, properties }: ComponentDoc): string {
  const props = Object.entries(properties).map(
    ([property, { type, defaultValue, ...documented }]) =>
      [
        property,
        {
          ...documented,
          tsType: { name: type },
          ...(defaultValue !== undefined && { defaultValue: { value: defaultValue } }),
        },
      ] as const,
  );
  const info = { displayName: name, description, props: Object.fromEntries(props) };
  return `${name}.__docgenInfo = ${JSON.stringify(info)};`;
}
