import { errorSentence, errorWords } from '#shared/errors/error-words.ts';
import { hasCode } from '#shared/errors/has-code.ts';
import { useErrorWords } from '#shared/errors/use-error-words.ts';
import { useWords, type WordKey } from '#shared/i18n/use-words.ts';
import { useServices } from '#shared/runtime/services.ts';
import type { CheckedRow, RowMistake } from './checked-rows.ts';
import type { ManySpec } from './many-spec.ts';

/** Why rows were not created, by their numbers. */
export type Refusals = ReadonlyMap<number, unknown>;

/** Words of the form for what the service refused, where it has better ones than the code. */
export function ownWords(refusals: ManySpec<object>['refusals'] = {}, error: unknown): WordKey | undefined {
  return Object.entries(refusals).find(([code]) => hasCode(error, code as keyof typeof refusals))?.[1];
}

/** What our own check says of a row, each in a sentence that begins with the column. */
export function useCheckWords(): (said: readonly RowMistake[]) => readonly string[] {
  const { i18n } = useServices();
  const say = useWords();
  const list = new Intl.ListFormat(i18n.language, { type: 'disjunction' });
  return (said) =>
    said.map(({ label, text, values, choices }) => {
      const allowed = choices && { choices: list.format(choices.map((word) => say(word))) };
      const sentence = say(text, { ...values, ...allowed });
      return label === undefined ? sentence : `${say(label)}: ${sentence}`;
    });
}

/** What is wrong with a row, each in a sentence: what our own check says, and why it was not created. */
export function useRowMistakes<TValues extends object>(
  { refusals: own }: Pick<ManySpec<TValues>, 'refusals'>,
  refusals: Refusals,
): (row: CheckedRow<TValues>) => readonly string[] {
  const { i18n } = useServices();
  const say = useWords();
  const checkWords = useCheckWords();
  const [first] = refusals.values();
  // The words of errors come with the first of them.
  useErrorWords(first);
  return ({ number, mistakes }) => {
    const said = checkWords(mistakes);
    if (!refusals.has(number)) return said;
    const error = refusals.get(number);
    const key = ownWords(own, error);
    return [...said, key === undefined ? errorSentence(errorWords(i18n, error)) : say(key)];
  };
}
