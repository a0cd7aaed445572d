import { CreateIcon, formatList, type PaletteGroup, type PaletteItem } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { authenticationQueries } from '#queries/authentication.ts';
import { tenantsQueries } from '#queries/tenants.ts';
import { useWords } from '#shared/i18n/use-words.ts';
import { usePageActions } from '#shared/actions/page-actions.ts';
import { useServices } from '#shared/runtime/services.ts';
import { isAllowed } from '../area-guard.ts';
import { areaExtras } from '../area-extras.ts';
import { areaOf, areas as allAreas } from '../areas.ts';
import { navigationGroups } from '../navigation-groups.ts';
import type { HomeOverlay } from '../home-overlay.ts';
import { fitting } from './fitting.ts';
import { type PaletteHit, readRecents, remember } from './recents.ts';
import { useAreaPages } from './use-area-pages.ts';
import { usePaletteActions } from './use-palette-actions.ts';
import { useFound } from './use-found.ts';

/** Everything that fits what is typed; before anything is typed, what was opened last and what there is. */
export function usePaletteGroups(query: string, onOverlay: (overlay: HomeOverlay) => void) {
  const { i18n } = useTranslation();
  const t = useWords();
  const navigate = useNavigate();
  const { storage } = useServices();
  const userId = useQuery(authenticationQueries.session()).data?.userId ?? '';
  const tenant = useQuery({ ...tenantsQueries.current(), enabled: false }).data;
  const areas = allAreas.filter(({ guard }) => isAllowed(guard, tenant));
  const typed = query.trim();
  const inside = useAreaPages(areas, typed !== '');
  const { found, isLoading, failed, hasFailed } = useFound(areas, query);
  const everywhere = usePaletteActions(onOverlay);
  const onPage = usePageActions();

  const link = ({ path, label, description, face }: PaletteHit, icon: PaletteItem['icon']): PaletteItem => ({
    id: path,
    label,
    description,
    face,
    icon,
    onAction() {
      remember(storage, userId, { path, label, description, face });
      void navigate(path);
    },
  });
  const pages = [
    ...areas.map(({ id, prefix, titleKey, group }) => {
      const description = group === undefined ? undefined : t(navigationGroups[group]);
      return link({ path: prefix, label: t(titleKey), description }, areaExtras[id].icon);
    }),
    ...inside.pages.map(({ area, entry, title }) =>
      link(
        { path: entry.path, label: title, description: t(area.titleKey) },
        entry.isAction ? CreateIcon : areaExtras[area.id].icon,
      ),
    ),
  ];
  const isAction = new Set(inside.pages.flatMap(({ entry }) => (entry.isAction ? [entry.path] : [])));
  const recents = readRecents(storage, userId).flatMap((recent) => {
    const area = areas.find(({ id }) => id === areaOf(recent.path)?.id);
    if (area === undefined) return [];
    const known = pages.find(({ id }) => id === recent.path);
    return [
      link(
        { ...recent, ...(known && { label: known.label, description: known.description }) },
        areaExtras[area.id].icon,
      ),
    ];
  });
  const places = pages.filter(({ id }) => !isAction.has(id));
  const actions = [...pages.filter(({ id }) => isAction.has(id)), ...everywhere];
  const fit = (items: readonly PaletteItem[]) => (typed === '' ? [...items] : fitting(items, typed));
  const groups: PaletteGroup[] = [
    // What the service would refuse says why in the menu of the page; here it is left out.
    ...onPage.map(({ title, items }) => ({
      id: title,
      title,
      items: fit(
        items
          .filter(({ disabledReason }) => disabledReason === undefined)
          .map(({ id, label, icon, onAction }) => ({ id: `${title} ${id}`, label, icon, onAction })),
      ),
    })),
    { id: 'recent', title: t('home:palette.recent'), items: typed === '' ? recents : [] },
    { id: 'pages', title: t('home:palette.pages'), items: fit(places) },
    { id: 'actions', title: t('home:palette.actions'), items: fit(actions) },
    ...found.map(({ area, rows, total }) => {
      const all = {
        path: `${area.prefix}?q=${encodeURIComponent(typed)}`,
        label: t('home:palette.allMatching', { count: total }),
      };
      return {
        id: area.id,
        title: t(area.titleKey),
        items: [
          ...rows.map((row) => link(row, areaExtras[area.id].icon)),
          ...(total > rows.length ? [link(all, areaExtras[area.id].icon)] : []),
        ],
      };
    }),
  ];
  const failure = [
    ...(failed.length === 0
      ? []
      : [
          t('home:palette.failed', {
            what: formatList(
              failed.map(({ titleKey }) => t(titleKey)),
              i18n.language,
            ),
          }),
        ]),
    ...(inside.hasFailed || hasFailed ? [t('home:palette.pagesFailed')] : []),
  ].join(' ');
  return { groups, isLoading: isLoading || inside.isLoading, failure: failure === '' ? undefined : failure };
}
