import { createTrustedDomain, getTrustedDomainVerifier } from '@archive-console/api-client';
import { on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { holdAnswer } from '#stories/hold-answer.ts';
import { follow, live, pageOf, press, see, seeName } from '#stories/steps.ts';
import { add, fresh, hurryCheck, publish } from './domains.ts';

/** What becomes of a domain elsewhere while its record is looked for. */
const meta = preview.meta({ title: 'Screens/Domains/Proved meanwhile', parameters: { at: fresh } });

/** Another person was first: it is not added a second time. */
export const AddedMeanwhile = meta.story({
  async play(shown) {
    const { held, answer } = holdAnswer();
    await publish(shown, 'new.example');
    await live(shown.world);
    shown.msw.use(
      on(createTrustedDomain, { once: true }).fails('TrustedDomain.DnsRecordNotFound'),
      on(createTrustedDomain).answers({ id: 'd-1', domainName: 'new.example', hasExternalReference: false }),
      on(getTrustedDomainVerifier, { once: true }).hangs(held),
    );
    hurryCheck();
    await press(shown, 'trusted-domains:check.now');
    add(shown.world, 'new.example');
    await see(shown, 'link', 'trusted-domains:verify.open');
    answer();
    await follow(shown, 'trusted-domains:verify.open');
    await seeName(shown, 'new.example');
    const added = shown.words('trusted-domains:verify.added', { name: 'new.example' });
    await expect(pageOf(shown).queryByText(added)).toBeNull();
  },
});
