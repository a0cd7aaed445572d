import { listGroupAddresses } from '@archive-console/api-client';
import { groupsPaths } from '@archive-console/console';
import { groupIdOf, on } from '@archive-console/mocks';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  type Place,
  dialogOf,
  enter,
  factOf,
  find,
  findPart,
  follow,
  press,
  read,
  readPart,
  see,
  seeName,
  seeNo,
  seeTitle,
} from '#stories/steps.ts';
import { customerCare, interns, newsletter, noGroup } from './groups.ts';

const meta = preview.meta({
  title: 'Screens/Groups/Overview',
  parameters: { at: groupsPaths.details(newsletter) },
});

const addressesOf = async (shown: Place) => await findPart(shown, 'region', 'objects:addresses.title');

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listGroupAddresses).hangs()),
  async play(shown) {
    const addresses = await addressesOf(shown);
    await see(addresses, 'status', 'objects:addresses.loading');
    await expect(await factOf(shown, 'groups:field.name')).toHaveTextContent('Newsletter');
  },
});

export const Empty = meta.story({
  parameters: { at: groupsPaths.details(interns) },
  async play(shown) {
    const addresses = await addressesOf(shown);
    await see(addresses, 'heading', 'objects:addresses.empty.title', { name: 'Interns' });
    await see(addresses, 'link', 'objects:addresses.create');
  },
});

/** What is created from here is shown here. */
export const FirstAddressCreated = meta.story({
  parameters: { at: groupsPaths.details(interns) },
  async play(shown) {
    await follow(await addressesOf(shown), 'objects:addresses.create');
    const dialog = await dialogOf(shown);
    await enter(dialog, 'objects:createAddress.address', 'interns@demo.example');
    await press(dialog, 'objects:addresses.create');
    const addresses = await addressesOf(shown);
    await expect(await addresses.findByRole('listitem')).toHaveTextContent('interns@demo.example');
    await expect(await factOf(shown, 'groups:field.name')).toHaveTextContent('Interns');
  },
});

/** Addresses of a managed group are added elsewhere. */
export const EmptyReadOnly = meta.story({
  parameters: { at: groupsPaths.details(customerCare) },
  beforeEach({ world }) {
    for (const { id } of world.addresses.having('ownerId', customerCare)) world.addresses.remove(id);
  },
  async play(shown) {
    const addresses = await addressesOf(shown);
    await read(addresses, 'objects:addresses.empty.managed');
    await seeNo(addresses, 'link', 'objects:addresses.create');
  },
});

export const Populated = meta.story({
  async play(shown) {
    const addresses = await addressesOf(shown);
    await expect(await addresses.findByRole('listitem')).toHaveTextContent('newsletter@demo.example');
    await expect(await factOf(shown, 'groups:field.type')).toHaveTextContent(
      shown.words('area:groups.type.DistributionGroup'),
    );
    await expect(await factOf(shown, 'groups:field.id')).toHaveTextContent(newsletter);
    await readPart(shown, 'groups:purpose.DistributionGroup');
  },
});

export const ManyAddresses = meta.story({
  beforeEach({ world }) {
    const [first] = world.addresses.having('ownerId', newsletter);
    if (first === undefined) throw new Error('The group of this story has no address.');
    for (const name of ['news', 'press', 'archive', 'info']) {
      world.addresses.put({ ...first, id: `address-${name}`, address: `${name}@demo.example` });
    }
  },
  async play(shown) {
    const addresses = await addressesOf(shown);
    const all = await find(addresses, 'link', 'objects:addresses.all', { count: 5 });
    await expect(addresses.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(all);
    await see(shown, 'button', 'objects:addresses.deleteOne', { address: 'press@demo.example' });
  },
});

export const LongText = meta.story({
  parameters: {
    at: groupsPaths.details(
      groupIdOf('External counsel (Kanzlei Lund) – contracts, disputes and retention questions'),
    ),
  },
  async play(shown) {
    await seeName(shown, /retention questions/);
  },
});

export const ReadOnly = meta.story({
  parameters: { at: groupsPaths.details(customerCare) },
  async play(shown) {
    await readPart(shown, 'groups:details.managed');
    await expect(await factOf(shown, 'area:origin.label')).toHaveTextContent(
      shown.words('area:origin.microsoft'),
    );
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listGroupAddresses).fails('Default.Forbidden')),
  async play(shown) {
    const addresses = await addressesOf(shown);
    await read(addresses, 'errors:Default.Forbidden.title');
    await expect(await factOf(shown, 'groups:field.name')).toHaveTextContent('Newsletter');
  },
});

export const NotFound = meta.story({
  parameters: { at: `${groupsPaths.details(noGroup)}/overview` },
  async play(shown) {
    await seeTitle(shown, 'groups:details.notFound.title');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(listGroupAddresses).fails('Default.UnexpectedError', { traceId: '2f88-01' })),
  async play(shown) {
    const addresses = await addressesOf(shown);
    await expect(await addresses.findByText('2f88-01')).toBeVisible();
    await see(addresses, 'button', 'shell:action.retry');
  },
});
