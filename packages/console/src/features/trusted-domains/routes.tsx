import { unicodeOf } from '#entities/trusted-domains/domain-name.ts';
import { trustedDomainsQueries } from '#queries/trusted-domains.ts';
import { areaRoutes } from '#shared/navigation/area-routes.ts';
import { page } from '#shared/navigation/page.ts';
import type { RouteHandle } from '#shared/navigation/route-handle.ts';
import { trustedDomainsPaths } from '#shared/paths/trusted-domains.ts';
import { DomainListScreen, loader as listLoader } from './DomainListScreen.tsx';

const domains: RouteHandle = {
  titleKey: 'trusted-domains:list.title',
  crumb: () => trustedDomainsPaths.list(),
};
const list: RouteHandle = { screen: { kind: 'list', story: 'trusted-domains/DomainList', acts: true } };
const create = page(() => import('./DomainCreateScreen.tsx'), 'DomainCreateScreen', {
  titleKey: 'trusted-domains:create.title',
  screen: { kind: 'form', story: 'trusted-domains/DomainCreate' },
});
const verify = page(() => import('./DomainVerifyScreen.tsx'), 'DomainVerifyScreen', {
  titleKey: 'trusted-domains:verify.title',
  screen: { kind: 'page', story: 'trusted-domains/DomainVerify', acts: true },
});
const details: RouteHandle = {
  titleKey: 'trusted-domains:details.title',
  name: ({ trustedDomainId = '' }) => trustedDomainsQueries.name(trustedDomainId, unicodeOf),
  crumb: ({ trustedDomainId = '' }) => trustedDomainsPaths.details(trustedDomainId),
};
const edit = page(() => import('./DomainEditScreen.tsx'), 'DomainEditScreen', {
  titleKey: 'trusted-domains:edit.title',
  // It has no form: the service has no call that changes a domain.
  screen: { kind: 'details', story: 'trusted-domains/DomainEdit', acts: true, managed: true },
});
const frame = page(() => import('./DomainDetailsScreen.tsx'), 'DomainDetailsScreen', {
  screen: { kind: 'details', story: 'trusted-domains/DomainDetails', acts: true, managed: true },
});
const overview = page(() => import('./DomainOverviewTab.tsx'), 'DomainOverviewTab', {
  screen: { kind: 'tab', story: 'trusted-domains/DomainOverviewTab', managed: true },
});

export const routes = areaRoutes({
  path: 'domains',
  handle: domains,
  list: { handle: list, Component: DomainListScreen, loader: listLoader },
  create: { 'add-domain': create, 'add-domain/:domainName': verify },
  object: {
    param: 'trustedDomainId',
    handle: details,
    path: trustedDomainsPaths.details,
    frame,
    edit,
    tabs: { overview },
  },
});
