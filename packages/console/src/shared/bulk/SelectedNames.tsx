import { Text, TextButton } from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listNames } from '#shared/i18n/list-names.ts';

const NAMED = 3;

/** Who or what is meant: a few by name, the rest by number, and all of them by name where that is asked for. */
export function SelectedNames({ names }: { names: readonly string[] }) {
  const { t, i18n } = useTranslation('objects');
  const [isWhole, setWhole] = useState(false);
  // "And 1 more" would be longer than the name it hides.
  if (names.length <= NAMED + 1) return <Text>{listNames(names, i18n.language)}</Text>;
  const few = listNames(names.slice(0, NAMED), i18n.language, 'unit');
  return (
    <Text>
      {isWhole
        ? listNames(names, i18n.language)
        : t('bulk.names', { names: few, count: names.length - NAMED })}{' '}
      <TextButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? t('picker.showFewer') : t('picker.showAll', { number: names.length })}
      </TextButton>
    </Text>
  );
}
