import { useTranslation } from 'react-i18next';
import { isolateDirection } from './isolate-direction.ts';

const NAMED = 3;

/** The first names of many, and how many more there are. */
export function useFewNames(): (names: readonly string[]) => string {
  const { t } = useTranslation('objects');
  return (names) => {
    const more = names.length - NAMED;
    const few = names.slice(0, NAMED).map(isolateDirection);
    return [...few, ...(more > 0 ? [t('dependants.more', { count: more })] : [])].join(', ');
  };
}
