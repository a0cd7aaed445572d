import { Quiet, TextLink } from '@archive-console/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

const NAMED = 3;

/** A name, and where what it names is shown. */
export interface NamedLink {
  name: string;
  to: string;
}

interface NamesCellProps {
  /** `undefined` where they could not be read. */
  names: readonly NamedLink[] | undefined;
  /** Where all of them are shown. */
  all: string;
  /** Whether there may be more than was read so far. @default false */
  isOpen?: boolean;
}

/** The first names of many, and how many more; each leads to what it names. */
export function NamesCell({ names, all, isOpen = false }: NamesCellProps) {
  const { t } = useTranslation(['access-review', 'area', 'objects']);
  if (names === undefined) return <Quiet onCard>{t('area:list.unread')}</Quiet>;
  if (names.length === 0) return <Quiet onCard>{isOpen ? t('noneSoFar') : t('none')}</Quiet>;
  const more = names.length - NAMED;
  const rest = more > 0 ? [{ name: t('objects:dependants.more', { count: more }), to: all }] : [];
  return [...names.slice(0, NAMED), ...rest].map(({ name, to }, place) => (
    <Fragment key={place}>
      {place > 0 && ', '}
      <TextLink render={(props) => <Link {...props} to={to} />}>{name}</TextLink>
    </Fragment>
  ));
}
