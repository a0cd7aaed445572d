import {
  Heading,
  type IconShape,
  NoticeList,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#shared/i18n/format.ts';

/** One kind of thing that depends on an object. */
export interface Dependant {
  id: string;
  icon: IconShape;
  title: string;
  /** It could not be read: no number is said then. */
  hasFailed: boolean;
  /** Left out while it is read. */
  total: number | undefined;
  /** What can be named; left out where only the number is known. */
  names?: readonly string[] | undefined;
  /** What the number means, where nothing is named. */
  inWords?: (total: number) => string;
}

/** What depends on an object, from the reads there are (confirmation ladder, rung 3). */
export function Dependants({ title, items }: { title: string; items: readonly Dependant[] }) {
  return (
    <Stack gap={8}>
      <Heading level={3}>{title}</Heading>
      <NoticeList
        items={items.map((item) => ({
          id: item.id,
          icon: item.icon,
          tone: 'neutral',
          title: item.title,
          text: <Extent {...item} />,
        }))}
      />
    </Stack>
  );
}

const NAMED = 3;

function Extent({ hasFailed, total, names = [], inWords }: Dependant) {
  const { t } = useTranslation('objects');
  const formats = useFormats();
  if (hasFailed) {
    return (
      <Text as="span" tone="warning">
        {t('dependants.unread')}
      </Text>
    );
  }
  if (total === undefined) {
    return (
      <>
        <VisuallyHidden>{t('dependants.loading')}</VisuallyHidden>
        <Skeleton width="120px" />
      </>
    );
  }
  if (total === 0) return t('dependants.none');
  const named = names.slice(0, NAMED);
  if (named.length === 0) return inWords?.(total) ?? formats.number(total);
  const more = total - named.length;
  return [...named, ...(more > 0 ? [t('dependants.more', { count: more })] : [])].join(', ');
}
