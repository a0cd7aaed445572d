import * as v from 'valibot';
import { type ResumableAction, resumable } from '#shared/bulk/resumable-action.ts';
import type { Namespace } from '#shared/i18n/i18n.ts';
import { anyWords } from '#shared/i18n/use-words.ts';
import type { ManySpec } from './many-spec.ts';
import { ownWords } from './use-row-mistakes.ts';

/** Creates objects from what stands in the rows of a list. What was typed is all that is chosen: it is kept by row. */
export function manyAction<TValues extends object>(
  spec: ManySpec<TValues>,
): ResumableAction<Record<string, TValues>> {
  const { id, words, refusals = {} } = spec;
  const keys = [...Object.values(words), ...Object.values(refusals)];
  return resumable({
    id,
    words: [...new Set(keys.map((key) => key.split(':', 1)[0] as Namespace))],
    choice: v.record(v.string(), spec.schema),
    order(byRow, { queryClient, i18n, count: total }) {
      const say = anyWords(i18n, i18n.language);
      return {
        // The rows are those that were chosen.
        ...spec.bulk(queryClient, (row) => byRow[row] as TValues),
        isOnce: true,
        title: say(words.run, { count: total }),
        done: (count) => say(words.done, { count }),
        partlyDone: (count, of) => say(words.partlyDone, { count, total: of }),
        fileName: say(words.file),
        reason(error) {
          const key = ownWords(refusals, error);
          return key && say(key);
        },
      };
    },
  });
}
