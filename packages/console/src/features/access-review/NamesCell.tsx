import { Quiet } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';

const NAMED = 3;

/** The first names of many, and how many more; `undefined` where they could not be read. */
export function NamesCell({ names }: { names: readonly string[] | undefined }) {
  const { t } = useTranslation(['access-review', 'area', 'objects']);
  if (names === undefined) return <Quiet onCard>{t('area:list.unread')}</Quiet>;
  if (names.length === 0) return <Quiet onCard>{t('none')}</Quiet>;
  const more = names.length - NAMED;
  const named = names.slice(0, NAMED);
  return [...named, ...(more > 0 ? [t('objects:dependants.more', { count: more })] : [])].join(', ');
}
