import { Breadcrumbs } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useWords } from '#shared/i18n/use-words.ts';
import { useTitledPages } from '#shared/navigation/page-title.ts';
import { areaOf } from './areas.ts';
import { navigationGroups } from './navigation-groups.ts';

/** Where the reader is: the area's group, then every step that has a page. */
export function BreadcrumbsBar() {
  const { t } = useTranslation();
  const say = useWords();
  const { pathname } = useLocation();
  const steps = useBreadcrumbs();
  const group = areaOf(pathname)?.group;
  const items = steps.map(({ title, href }, index) => ({
    id: `${index}`,
    label: title,
    ...(href === undefined || index === steps.length - 1
      ? {}
      : { render: (props: object) => <Link {...props} to={href} /> }),
  }));
  const groupName = group === undefined ? undefined : say(navigationGroups[group]);
  // A group that is named like its only area is said once.
  const hasGroup = groupName !== undefined && groupName !== steps[0]?.title;
  const heading = hasGroup ? [{ id: 'group', label: groupName }] : [];
  return <Breadcrumbs label={t('navigation.breadcrumbs')} items={[...heading, ...items]} />;
}

/** One step on the way to the page shown: a breadcrumb. */
interface Breadcrumb {
  title: string;
  /** Left out where the step is no page of its own. */
  href: string | undefined;
}

/** The way to the page shown. */
function useBreadcrumbs(): Breadcrumb[] {
  const { search } = useLocation();
  return useTitledPages().map(({ title, handle, params }) => {
    const href = handle.crumb?.(params);
    return { title, href: href === undefined ? undefined : `${href}${search}` };
  });
}
