import { deleteTrustedDomain, getTrustedDomain, listEmailAddresses } from '@archive-console/api-client';
import { trustedDomainsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  choose,
  enter,
  findPart,
  live,
  pageOf,
  press,
  read,
  readPart,
  see,
  seeBusy,
  seeName,
  seeTitle,
} from '#stories/steps.ts';
import { lindenhof, noDomain, remove, shop } from './domains.ts';

const name = 'lindenhof-shop.example';
const meta = preview.meta({
  title: 'Screens/Domains/Details',
  parameters: { at: trustedDomainsPaths.details(shop) },
});

async function askToDelete(shown: Place) {
  await press(shown, 'objects:more', { name });
  await choose(shown, 'trusted-domains:action.delete');
  return findPart(shown, 'alertdialog', 'objects:delete.title', { name });
}

async function confirmDeletion(shown: Place) {
  const dialog = await askToDelete(shown);
  await enter(dialog, 'objects:typedName.label', name);
  await press(dialog, 'trusted-domains:action.delete');
  return dialog;
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTrustedDomain).hangs()),
  async play(shown) {
    await seeTitle(shown, 'trusted-domains:details.loading');
  },
});

export const Populated = meta.story({
  async play(shown) {
    await seeName(shown, name);
    await read(shown, 'trusted-domains:details.local');
    await see(shown, 'link', 'trusted-domains:action.check');
  },
});

export const ReadOnly = meta.story({
  parameters: { at: trustedDomainsPaths.details(lindenhof) },
  async play(shown) {
    await read(shown, 'area:origin.managed');
    await press(shown, 'objects:more', { name: 'lindenhof.example' });
    const item = await pageOf(shown).findByRole('menuitem', {
      name: shown.words.part('trusted-domains:action.delete'),
    });
    await expect(item).toHaveTextContent(shown.words('trusted-domains:rules.deleteManaged'));
  },
});

/** What could not be read is named; nothing is said of its number. */
export const ConfirmingDelete = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listEmailAddresses).fails('Default.UnexpectedError')),
  async play(shown) {
    const dialog = await askToDelete(shown);
    await read(dialog, 'objects:dependants.unread');
    await read(dialog, 'objects:dependants.none');
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteTrustedDomain).hangs()),
  async play(shown) {
    await seeBusy(await confirmDeletion(shown), 'trusted-domains:action.delete');
  },
});

export const Deleted = meta.story({
  async play(shown) {
    await confirmDeletion(shown);
    await seeTitle(shown, 'trusted-domains:list.title');
    await read(shown, 'objects:delete.deleted', { name });
    await expect(shown.world.domains.get(shop)).toBeUndefined();
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteTrustedDomain).fails('TrustedDomain.DomainHasUsersAssigned')),
  async play(shown) {
    const dialog = await confirmDeletion(shown);
    await readPart(dialog, 'errors:TrustedDomain.DomainHasUsersAssigned.title');
    await see(dialog, 'link', 'trusted-domains:users.see');
  },
});

/** Another person was quicker: the goal is reached. */
export const DeletedByAnother = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteTrustedDomain).fails('TrustedDomain.NotFound')),
  async play(shown) {
    await confirmDeletion(shown);
    await read(shown, 'objects:delete.alreadyDeleted', { name });
  },
});

export const DeletedMeanwhile = meta.story({
  async play(shown) {
    await seeName(shown, name);
    await live(shown.world);
    remove(shown.world, shop);
    await seeTitle(shown, 'objects:deletedMeanwhile.title', { name });
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTrustedDomain).fails('Default.Forbidden')),
  async play(shown) {
    await seeTitle(shown, 'errors:Default.Forbidden.title');
  },
});

export const NotFound = meta.story({
  parameters: { at: trustedDomainsPaths.details(noDomain) },
  async play(shown) {
    await seeTitle(shown, 'trusted-domains:details.notFound.title');
    await see(shown, 'link', 'trusted-domains:details.toList');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(getTrustedDomain).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    await seeTitle(shown, 'trusted-domains:details.stopped');
    await expect(await pageOf(shown).findByText('4b1c-77')).toBeVisible();
  },
});
