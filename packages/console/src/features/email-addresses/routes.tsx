import type { RouteObject } from 'react-router';
import { AreaWords } from '#shared/i18n/ui-words/AreaWords.tsx';
import { page } from '#shared/navigation/page.ts';
import type { RouteHandle } from '#shared/navigation/route-handle.ts';
import { emailAddressesPaths } from '#shared/paths/email-addresses.ts';
import { EmailAddressListScreen, loader } from './EmailAddressListScreen.tsx';

const emailAddresses: RouteHandle = {
  titleKey: 'email-addresses:list.title',
  crumb: emailAddressesPaths.list,
};
const list: RouteHandle = {
  screen: { kind: 'list', story: 'email-addresses/EmailAddressList', acts: true },
};
const create = page(() => import('./EmailAddressCreateScreen.tsx'), 'EmailAddressCreateScreen', {
  titleKey: 'email-addresses:create.title',
  screen: { kind: 'form', story: 'email-addresses/EmailAddressCreate' },
});

const createMany = page(() => import('./EmailAddressCreateManyScreen.tsx'), 'EmailAddressCreateManyScreen', {
  titleKey: 'email-addresses:list.createMany',
  screen: { kind: 'form', story: 'email-addresses/EmailAddressCreateMany' },
});

/** The list of addresses and the form for a new one: an address has no page of its own. */
export const routes: RouteObject[] = [
  {
    Component: AreaWords,
    children: [
      {
        path: 'email-addresses',
        handle: emailAddresses,
        children: [
          { index: true, handle: list, Component: EmailAddressListScreen, loader },
          { path: 'create-email-address', ...create },
          { path: 'create-many', ...createMany },
        ],
      },
    ],
  },
];
