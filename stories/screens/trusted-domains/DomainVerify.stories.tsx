import {
  createTrustedDomain,
  getTrustedDomainVerifier,
  listTrustedDomains,
} from '@archive-console/api-client';
import { trustedDomainsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  fieldOf,
  find,
  live,
  pageOf,
  pick,
  press,
  read,
  readPart,
  see,
  seeBusy,
  seeName,
  seeTitle,
} from '#stories/steps.ts';
import { add, fresh, hurryCheck, publish, ready, valueOn } from './domains.ts';

const meta = preview.meta({ title: 'Screens/Domains/Prove', parameters: { at: fresh } });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTrustedDomainVerifier).hangs()),
  async play(shown) {
    await see(shown, 'status', 'trusted-domains:record.loading');
  },
});

export const Populated = meta.story({
  async play(shown) {
    await expect(await valueOn(shown)).toMatch(/^archive-console-verification=\w{10}/);
    await expect(pageOf(shown).getByText('new.example.')).toBeVisible();
    await read(shown, 'trusted-domains:check.first');
    const text = await fieldOf(shown, 'objects:handOver.label');
    await waitFor(() => expect(text).toHaveDisplayValue(/Host: @.*\n.*archive-console-verification=/));
  },
});

/** The record was published before the page was opened. */
export const Found = meta.story({
  parameters: { at: ready },
  async play(shown) {
    await read(shown, 'trusted-domains:check.found');
    await press(shown, 'trusted-domains:check.add');
    await seeName(shown, 'lindenhof-verlag.example');
  },
});

export const International = meta.story({
  parameters: { at: trustedDomainsPaths.verify('xn--mnchen-3ya.example') },
  async play(shown) {
    await seeTitle(shown, 'trusted-domains:verify.heading', { name: 'münchen.example' });
    await expect(await pageOf(shown).findByText('xn--mnchen-3ya.example.')).toBeVisible();
  },
});

export const HandedOver = meta.story({
  async play(shown) {
    await pick(shown, 'shell:account.language_de');
    const text = await fieldOf(shown, 'objects:handOver.label');
    await waitFor(() => expect(text).toHaveDisplayValue(/^Guten Tag/));
    const mail = await find(shown, 'link', 'objects:handOver.mail');
    await expect(mail).toHaveAttribute('href', expect.stringMatching(/^mailto:\?subject=TXT-Eintrag/));
  },
});

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createTrustedDomain).hangs()),
  async play(shown) {
    await press(shown, 'trusted-domains:check.now');
    await seeBusy(shown, 'trusted-domains:check.now');
    await read(shown, 'trusted-domains:check.running', { name: 'new.example' });
  },
});

export const Rejected = meta.story({
  async play(shown) {
    await press(shown, 'trusted-domains:check.now');
    await readPart(shown, 'trusted-domains:check.missed');
    await read(shown, 'trusted-domains:check.next', { left: '0:30' });
    await read(shown, 'trusted-domains:help.doubled.title');
    await press(shown, 'trusted-domains:check.stop');
    await waitFor(() =>
      expect(pageOf(shown).queryByText(shown.words.part('trusted-domains:check.next'))).toBeNull(),
    );
  },
});

export const RejectedTaken = meta.story({
  parameters: { at: trustedDomainsPaths.verify('taken.example') },
  async play(shown) {
    await press(shown, 'trusted-domains:check.now');
    await readPart(shown, 'errors:TrustedDomain.AlreadyRegistered.title');
  },
});

/** It is looked for again by itself, and added as soon as it is found. */
export const FoundByItself = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(createTrustedDomain, { once: true }).fails('TrustedDomain.DnsRecordNotFound')),
  async play(shown) {
    // Published after the press, it would come too late for the one look that is hurried.
    await publish(shown, 'new.example');
    hurryCheck();
    await press(shown, 'trusted-domains:check.now');
    await seeName(shown, 'new.example');
    await read(shown, 'trusted-domains:verify.added', { name: 'new.example' });
  },
});

/** A look that failed found nothing out: that is said, beside when it was not found last. */
export const LookedForInVain = meta.story({
  async play(shown) {
    await valueOn(shown);
    hurryCheck();
    shown.msw.use(on(getTrustedDomainVerifier).fails('Default.UnexpectedError'));
    await press(shown, 'trusted-domains:check.now');
    await readPart(shown, 'trusted-domains:check.notRead');
    await readPart(shown, 'trusted-domains:check.lastMissed');
    await readPart(shown, 'trusted-domains:check.next');
  },
});

/** The answer of the write was lost: the list says that the domain is there. */
export const AddedAllTheSame = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createTrustedDomain).fails('Default.UnexpectedError')),
  async play(shown) {
    await valueOn(shown);
    shown.world.domains.put({ id: 'd-1', domainName: 'new.example', hasExternalReference: false });
    await press(shown, 'trusted-domains:check.now');
    await read(shown, 'trusted-domains:verify.added', { name: 'new.example' });
  },
});

export const UpdatedLive = meta.story({
  async play(shown) {
    await valueOn(shown);
    await live(shown.world);
    add(shown.world, 'new.example');
    await readPart(shown, 'trusted-domains:verify.already', { name: 'new.example' });
    await see(shown, 'link', 'trusted-domains:verify.open');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTrustedDomainVerifier).fails('Default.Forbidden')),
  async play(shown) {
    await read(shown, 'errors:Default.Forbidden.title');
  },
});

/** Nothing was added, as the list says, and it may be tried again. */
export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(createTrustedDomain).fails('Default.UnexpectedError')),
  async play(shown) {
    await press(shown, 'trusted-domains:check.now');
    await read(shown, 'trusted-domains:check.absent');
    await see(shown, 'button', 'trusted-domains:check.now');
  },
});

/** Neither the write nor the list answers: nothing is claimed. */
export const Unclear = meta.story({
  beforeEach({ msw }) {
    msw.use(on(createTrustedDomain).fails('Default.UnexpectedError'));
    msw.use(on(listTrustedDomains).fails('Default.UnexpectedError'));
  },
  async play(shown) {
    await press(shown, 'trusted-domains:check.now');
    await read(shown, 'trusted-domains:check.unread');
  },
});
