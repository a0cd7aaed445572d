import type { RouteObject } from 'react-router';
import { mailboxesQueries } from '#queries/mailboxes.ts';
import { AreaWords } from '#shared/i18n/ui-words/AreaWords.tsx';
import { areaRoutes } from '#shared/navigation/area-routes.ts';
import { dialog, page } from '#shared/navigation/page.ts';
import type { RouteHandle } from '#shared/navigation/route-handle.ts';
import { mailboxesPaths } from '#shared/paths/mailboxes.ts';
import { loader as listLoader, MailboxListScreen } from './MailboxListScreen.tsx';

const mailboxes: RouteHandle = { titleKey: 'mailboxes:list.title', crumb: () => mailboxesPaths.list() };
const list: RouteHandle = { screen: { kind: 'list', story: 'mailboxes/MailboxList', acts: true } };
const create = page(() => import('./MailboxCreateScreen.tsx'), 'MailboxCreateScreen', {
  titleKey: 'mailboxes:create.title',
  screen: { kind: 'form', story: 'mailboxes/MailboxCreate' },
});
const createMany = page(() => import('./MailboxCreateManyScreen.tsx'), 'MailboxCreateManyScreen', {
  titleKey: 'mailboxes:list.createMany',
  screen: { kind: 'form', story: 'mailboxes/MailboxCreateMany' },
});
const details: RouteHandle = {
  titleKey: 'mailboxes:details.title',
  name: ({ mailboxId = '' }) => mailboxesQueries.name(mailboxId),
  crumb: ({ mailboxId = '' }) => mailboxesPaths.details(mailboxId),
};
const edit = page(() => import('./MailboxEditScreen.tsx'), 'MailboxEditScreen', {
  titleKey: 'mailboxes:edit.title',
  screen: { kind: 'edit-form', story: 'mailboxes/MailboxEdit', managed: true },
});
const frame = page(() => import('./MailboxDetailsScreen.tsx'), 'MailboxDetailsScreen', {
  screen: { kind: 'details', story: 'mailboxes/MailboxDetails', acts: true, managed: true },
});
const overview = page(() => import('./MailboxOverviewTab.tsx'), 'MailboxOverviewTab', {
  screen: { kind: 'tab', story: 'mailboxes/MailboxOverviewTab', lists: true, managed: true },
});
const addresses = page(() => import('./MailboxAddressesTab.tsx'), 'MailboxAddressesTab', {
  screen: { kind: 'tab', story: 'mailboxes/MailboxAddressesTab', acts: true, lists: true, managed: true },
});
const createAddress = dialog(() => import('./MailboxAddressesTab.tsx'), 'MailboxCreateAddressDialog', {
  titleKey: 'mailboxes:action.createAddress',
  screen: { kind: 'dialog', story: 'mailboxes/MailboxCreateAddress', acts: true },
});
const delegates = page(() => import('./MailboxDelegatesTab.tsx'), 'MailboxDelegatesTab', {
  screen: { kind: 'tab', story: 'mailboxes/MailboxDelegatesTab', acts: true, lists: true, managed: true },
});
const addDelegates = dialog(() => import('./MailboxDelegatesTab.tsx'), 'MailboxAddDelegatesDialog', {
  titleKey: 'mailboxes:action.addDelegates',
  screen: { kind: 'dialog', story: 'mailboxes/MailboxAddDelegates', reads: true, acts: true, lists: true },
});

export const routes: RouteObject[] = [
  {
    Component: AreaWords,
    children: areaRoutes({
      path: 'mailboxes',
      handle: mailboxes,
      list: { handle: list, Component: MailboxListScreen, loader: listLoader },
      create: { 'create-mailbox': create, 'create-many': createMany },
      object: {
        param: 'mailboxId',
        handle: details,
        path: mailboxesPaths.details,
        frame,
        edit,
        tabs: { overview, addresses, delegates },
        dialogs: {
          addresses: { 'create-email-address': createAddress },
          delegates: { 'add-delegates': addDelegates },
        },
      },
    }),
  },
];
