import { trustedDomainsPaths } from '@archive-console/console';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { enter, follow, pageOf, press, readPart, seeName, seeTitle } from '#stories/steps.ts';
import { publish } from '../screens/trusted-domains/domains.ts';

const meta = preview.meta({ title: 'Flows/Domains', parameters: { at: trustedDomainsPaths.list() } });

const name = 'grünwald.example';
const ascii = 'xn--grnwald-o2a.example';

export const Named = meta.story({
  async play(shown) {
    await follow(shown, 'trusted-domains:list.create');
    await seeTitle(shown, 'trusted-domains:create.title');
    await enter(shown, 'trusted-domains:field.name', name);
    await press(shown, 'trusted-domains:create.submit');
    await seeTitle(shown, 'trusted-domains:verify.heading', { name });
  },
});

/** The record is not there yet: the domain waits in the list, and is taken up again from there. */
export const Waiting = meta.story({
  async play(shown) {
    await Named.play(shown);
    await press(shown, 'trusted-domains:check.now');
    await readPart(shown, 'trusted-domains:check.missed');
    await follow(shown, 'trusted-domains:details.toList');
    const row = await pageOf(shown).findByRole('row', { name: new RegExp(ascii) });
    await expect(row).toHaveTextContent(shown.words('trusted-domains:state.pending'));
  },
});

export const Added = meta.story({
  async play(shown) {
    await Waiting.play(shown);
    (await pageOf(shown).findByRole('link', { name })).click();
    await publish(shown, ascii);
    await press(shown, 'trusted-domains:check.now');
    await seeName(shown, name);
    await expect([...shown.world.domains.rows()].map(({ domainName }) => domainName)).toContain(ascii);
  },
});
