import { parseSync, Visitor } from 'oxc-parser';
import type { Plugin } from 'vite';

/** The reader that fills the tables of properties knows no `readonly Item[]`: it is given `Item[]` instead. */
export const docgenArrays: Plugin = {
  name: 'docgen-arrays',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/ui\/src\/.*\.tsx$/, code: 'readonly ' },
    handler(code, id) {
      let text = code;
      new Visitor({
        TSTypeOperator({ operator, start, typeAnnotation }) {
          if (operator !== 'readonly') return;
          // As long as it was: every place in the file stays where it is.
          text =
            text.slice(0, start) +
            ' '.repeat(typeAnnotation.start - start) +
            text.slice(typeAnnotation.start);
        },
      }).visit(parseSync(id, code).program);
      return { code: text, map: null };
    },
  },
};
