import { deleteTrustedDomain, getTrustedDomain, getTrustedDomainVerifier } from '@archive-console/api-client';
import { trustedDomainsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  enter,
  fieldOf,
  findPart,
  live,
  pageOf,
  type Place,
  press,
  read,
  readAlert,
  readPart,
  see,
  seeNo,
  seeTitle,
} from '#stories/steps.ts';
import { lindenhof, noDomain, publish, remove, shop, valueOn } from './domains.ts';

const name = 'lindenhof-shop.example';
const meta = preview.meta({
  title: 'Screens/Domains/Check record',
  parameters: { at: trustedDomainsPaths.edit(shop) },
});

async function askToDelete(shown: Place) {
  await press(shown, 'trusted-domains:action.delete');
  return findPart(shown, 'alertdialog', 'objects:delete.title', { name });
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTrustedDomainVerifier).hangs()),
  async play(shown) {
    await see(shown, 'status', 'trusted-domains:record.loading');
  },
});

export const Populated = meta.story({
  async play(shown) {
    await readPart(shown, 'trusted-domains:edit.found');
    await expect(await valueOn(shown)).toMatch(/^archive-console-verification=/);
    await seeNo(shown, 'region', 'trusted-domains:handOver.title');
  },
});

/** The record was taken out of the zone, and is published again. */
export const Missed = meta.story({
  beforeEach: ({ world }) => void world.dnsZone.delete(name),
  async play(shown) {
    await readPart(shown, 'trusted-domains:edit.missed');
    await read(shown, 'trusted-domains:help.doubled.title');
    const handOver = await findPart(shown, 'region', 'trusted-domains:handOver.title');
    const text = await fieldOf(handOver, 'objects:handOver.label');
    await expect(text).toHaveTextContent(await valueOn(shown));
    await publish(shown, name);
    await press(shown, 'trusted-domains:edit.again');
    await readPart(shown, 'trusted-domains:edit.found');
  },
});

export const MissedOnTelephone = meta.story({
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  beforeEach: ({ world }) => void world.dnsZone.delete(name),
  async play(shown) {
    await readPart(shown, 'trusted-domains:edit.missed');
    await findPart(shown, 'region', 'trusted-domains:handOver.title');
  },
});

export const Untold = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      on(getTrustedDomainVerifier).answers({
        domainName: name,
        domainValidated: null,
        domainVerifier: 'abc',
      }),
    ),
  async play(shown) {
    await readPart(shown, 'trusted-domains:edit.untold');
    await read(shown, 'trusted-domains:help.title');
  },
});

export const ReadOnly = meta.story({
  parameters: { at: trustedDomainsPaths.edit(lindenhof) },
  async play(shown) {
    await read(shown, 'area:origin.managed');
    await see(shown, 'button', 'trusted-domains:edit.again');
    await seeNo(shown, 'region', 'trusted-domains:handOver.title');
    await expect(
      pageOf(shown).queryByRole('button', { name: shown.words('trusted-domains:action.delete') }),
    ).toBeNull();
  },
});

export const ConfirmingDelete = meta.story({
  async play(shown) {
    const dialog = await askToDelete(shown);
    await enter(dialog, 'objects:typedName.label', name);
    await press(dialog, 'trusted-domains:action.delete');
    await seeTitle(shown, 'trusted-domains:list.title');
  },
});

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(on(deleteTrustedDomain).fails('TrustedDomain.ManagedReadonly')),
  async play(shown) {
    const dialog = await askToDelete(shown);
    await enter(dialog, 'objects:typedName.label', name);
    await press(dialog, 'trusted-domains:action.delete');
    await readPart(dialog, 'errors:TrustedDomain.ManagedReadonly.title');
  },
});

export const DeletedMeanwhile = meta.story({
  async play(shown) {
    await valueOn(shown);
    await live(shown.world);
    remove(shown.world, shop);
    await readAlert(shown, 'objects:deletedMeanwhile.title', { name });
    await see(shown, 'link', 'trusted-domains:details.toList');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTrustedDomain).fails('Default.Forbidden')),
  async play(shown) {
    await seeTitle(shown, 'errors:Default.Forbidden.title');
  },
});

export const NotFound = meta.story({
  parameters: { at: trustedDomainsPaths.edit(noDomain) },
  async play(shown) {
    await seeTitle(shown, 'trusted-domains:details.notFound.title');
    await read(shown, 'trusted-domains:details.notFound.text');
    await see(shown, 'link', 'trusted-domains:details.toList');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTrustedDomainVerifier).fails('Default.UnexpectedError')),
  async play(shown) {
    await see(shown, 'button', 'shell:action.retry');
    await expect(await pageOf(shown).findByText('Default.UnexpectedError')).toBeVisible();
  },
});
