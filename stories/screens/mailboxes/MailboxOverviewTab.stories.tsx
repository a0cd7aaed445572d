import { listImportSources, listMailboxAddresses, listMailboxDelegates } from '@archive-console/api-client';
import { mailboxesPaths } from '@archive-console/console';
import { mailboxIdOf, on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  factOf,
  findPart,
  follow,
  live,
  pageOf,
  press,
  read,
  readPart,
  see,
  seeTitle,
} from '#stories/steps.ts';
import { bicycle, change, council, councilAddress, noMailbox, sales } from './mailboxes.ts';

const meta = preview.meta({
  title: 'Screens/Mailboxes/Overview',
  parameters: { at: mailboxesPaths.details(council) },
});

const addressesOf = (shown: Place) => findPart(shown, 'region', 'objects:addresses.title');
const belongingsOf = (shown: Place) => findPart(shown, 'region', 'mailboxes:dependants.title');

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listMailboxAddresses).hangs(), on(listMailboxDelegates).hangs()),
  async play(shown) {
    await see(await addressesOf(shown), 'status', 'objects:addresses.loading');
    await expect(await factOf(shown, 'mailboxes:field.name')).toHaveTextContent('Works council');
  },
});

/** Without owner, address and delegate. */
export const Empty = meta.story({
  parameters: { at: mailboxesPaths.details(bicycle) },
  async play(shown) {
    await see(await addressesOf(shown), 'link', 'objects:addresses.create');
    await expect(await factOf(shown, 'mailboxes:field.owner')).toHaveTextContent(
      shown.words('area:mailboxes.ownerless'),
    );
    const belongings = await belongingsOf(shown);
    const none = await belongings.findAllByText(shown.words('objects:dependants.none'));
    await expect(none.length).toBeGreaterThan(0);
  },
});

export const Populated = meta.story({
  async play(shown) {
    await expect(await (await addressesOf(shown)).findByRole('listitem')).toHaveTextContent(councilAddress);
    await expect(await pageOf(shown).findByRole('link', { name: 'Jonas Petersen' })).toBeVisible();
    await expect(await factOf(shown, 'mailboxes:field.id')).toHaveTextContent(council);
    const belongings = await belongingsOf(shown);
    await expect(await belongings.findByText('Ines Carvalho')).toBeVisible();
    await see(belongings, 'link', 'mailboxes:dependants.seeDelegates');
    await readPart(shown, 'objects:mailboxes.purpose.SharedMailbox');
  },
});

/** What is imported into it is one link away. */
export const Imported = meta.story({
  parameters: { at: mailboxesPaths.details(mailboxIdOf('Meeting room Ahorn')) },
  async play(shown) {
    const belongings = await belongingsOf(shown);
    await read(belongings, 'objects:sources.certain', { count: 1 });
    await follow(belongings, 'objects:sources.see');
    await seeTitle(shown, 'import-sources:list.title');
    await expect(await pageOf(shown).findByRole('link', { name: 'Meeting room Ahorn' })).toBeVisible();
    await read(shown, 'area:list.range', { from: 1, to: 1, total: 1 });
  },
});

/** Several mailboxes may share a name: what has only the name may be imported into another one. */
export const SameNameImported = meta.story({
  beforeEach({ world }) {
    const [source] = world.importSources.rows();
    if (source === undefined) throw new Error('The demo service has no import source: give it one.');
    const other = { ...source, mailboxId: null, displayName: 'Works council' };
    world.importSources.put({ ...other, id: 'of-another', primaryAddress: 'council@lindenhof.example' });
  },
  async play(shown) {
    const belongings = await belongingsOf(shown);
    await read(belongings, 'objects:sources.perhaps', { count: 1 });
    const [source] = shown.world.importSources.rows();
    if (source === undefined) throw new Error('The demo service has lost its import sources.');
    shown.world.importSources.put({ ...source, displayName: 'Council', primaryAddress: councilAddress });
    await live(shown.world);
    shown.world.hub.notify('ImportSourcesChanged', { ids: [source.id] });
    const certainly = shown.words('objects:sources.certain', { count: 1 });
    const perhaps = shown.words('objects:sources.perhaps', { count: 1 });
    await read(belongings, 'objects:sources.both', { certainly, perhaps });
  },
});

/** However many addresses it has, all of them are looked up. */
export const ManyAddresses = meta.story({
  beforeEach({ world }) {
    const [address] = [...world.addresses.rows()].filter(({ ownerId }) => ownerId === council);
    if (address === undefined) throw new Error('The mailbox has no address: give it one.');
    for (let number = 0; number < 10; number += 1)
      world.addresses.put({ ...address, id: `council-${number}`, address: `council-${number}@demo.example` });
  },
  async play(shown) {
    const belongings = await belongingsOf(shown);
    await read(belongings, 'objects:dependants.none');
    const [source] = shown.world.importSources.rows();
    if (source === undefined) throw new Error('The demo service has lost its import sources.');
    const other = { ...source, mailboxId: null, displayName: 'Council' };
    shown.world.importSources.put({ ...other, id: 'of-the-last', primaryAddress: 'council-9@demo.example' });
    await live(shown.world);
    shown.world.hub.notify('ImportSourcesChanged', { ids: ['of-the-last'] });
    await read(belongings, 'objects:sources.certain', { count: 1 });
  },
});

export const UnknownType = meta.story({
  beforeEach: ({ world }) => change(world, council, { mailboxType: 'JournalMailbox' }),
  async play(shown) {
    await expect(await factOf(shown, 'mailboxes:field.type')).toHaveTextContent('JournalMailbox');
  },
});

export const ReadOnly = meta.story({
  parameters: { at: mailboxesPaths.details(sales) },
  async play(shown) {
    await readPart(shown, 'mailboxes:details.managed');
    await expect(await factOf(shown, 'area:origin.label')).toHaveTextContent(
      shown.words('area:origin.microsoft'),
    );
  },
});

export const UpdatedLive = meta.story({
  async play(shown) {
    await pageOf(shown).findByRole('link', { name: 'Jonas Petersen' });
    await live(shown.world);
    change(shown.world, council, { ownerId: null });
    await read(shown, 'area:mailboxes.ownerless');
  },
});

/** What could not be read is named, and can be read again; the rest is there. */
export const HalfBlind = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listImportSources).fails('Default.Forbidden')),
  async play(shown) {
    const belongings = await belongingsOf(shown);
    await read(belongings, 'objects:dependants.unread');
    await expect(await belongings.findByText('Ines Carvalho')).toBeVisible();
    await press(belongings, 'shell:action.retry');
    await see(belongings, 'button', 'shell:action.retry');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listMailboxAddresses).fails('Default.Forbidden')),
  async play(shown) {
    await read(await addressesOf(shown), 'errors:Default.Forbidden.title');
    await expect(await factOf(shown, 'mailboxes:field.name')).toHaveTextContent('Works council');
  },
});

export const NotFound = meta.story({
  parameters: { at: `${mailboxesPaths.details(noMailbox)}/overview` },
  async play(shown) {
    await seeTitle(shown, 'mailboxes:details.notFound.title');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(listMailboxAddresses).fails('Default.UnexpectedError', { traceId: '2f88-01' })),
  async play(shown) {
    const addresses = await addressesOf(shown);
    await expect(await addresses.findByText('2f88-01')).toBeVisible();
    await see(addresses, 'button', 'shell:action.retry');
  },
});
