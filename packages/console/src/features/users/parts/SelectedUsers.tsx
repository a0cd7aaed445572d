import type { User } from '@archive-console/api-client';
import { formatList, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { nameOf } from '#queries/users.ts';

const NAMED = 3;

/** Who is meant: a few by name, the rest by number. */
export function SelectedUsers({ users }: { users: readonly User[] }) {
  const { t, i18n } = useTranslation('users');
  // "And 1 more" would be longer than the name it hides.
  const rest = users.length > NAMED + 1 ? users.length - NAMED : 0;
  const names = users.slice(0, users.length - rest).map(nameOf);
  const list = formatList(names, i18n.language, rest === 0 ? 'conjunction' : 'unit');
  return <Text>{rest === 0 ? list : t('bulk.who', { names: list, count: rest })}</Text>;
}
