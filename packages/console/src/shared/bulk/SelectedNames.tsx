import { Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { listNames } from '#shared/i18n/list-names.ts';

const NAMED = 3;

/** Who or what is meant: a few by name, the rest by number. */
export function SelectedNames({ names }: { names: readonly string[] }) {
  const { t, i18n } = useTranslation('objects');
  // "And 1 more" would be longer than the name it hides.
  const rest = names.length > NAMED + 1 ? names.length - NAMED : 0;
  const shown = names.slice(0, names.length - rest);
  const list = listNames(shown, i18n.language, rest === 0 ? 'conjunction' : 'unit');
  return <Text>{rest === 0 ? list : t('bulk.names', { names: list, count: rest })}</Text>;
}
