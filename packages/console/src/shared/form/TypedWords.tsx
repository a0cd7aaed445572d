import { Text } from '@archive-console/ui';
import { Trans, useTranslation } from 'react-i18next';
import { isolateDirection } from '#shared/i18n/isolate-direction.ts';
import { anyWords, type WordKey } from '#shared/i18n/use-words.ts';

const bold = { b: <Text as="strong" strong /> };
// What is typed is text, also where it looks like a tag.
const escaped = {
  interpolation: {
    escapeValue: true,
    escape: (value: string) =>
      isolateDirection(value).replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`),
  },
};

export interface TypedWordsProps {
  /** A sentence with `<b>` around what was typed. */
  words: WordKey;
  values: Readonly<Record<string, string>>;
}

/** What a form means, in a sentence with what was typed in bold. */
export function TypedWords({ words, values }: TypedWordsProps) {
  const { i18n } = useTranslation();
  return (
    <Text>
      <Trans
        t={anyWords(i18n, i18n.language)}
        // Which file a key stands in is part of it, which the types of this component do not know.
        i18nKey={words as never}
        values={values}
        components={bold}
        tOptions={escaped}
        shouldUnescape
      />
    </Text>
  );
}
