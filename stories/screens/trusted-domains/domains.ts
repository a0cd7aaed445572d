import { trustedDomainsPaths } from '@archive-console/console';
import { domainIdOf, type World } from '@archive-console/mocks';
import { enter, findPart, follow, hurry, pageOf, type Place, press, seeTitle } from '#stories/steps.ts';

/** Added here; no one has an address in it. */
export const shop = domainIdOf('lindenhof-shop.example');
/** Added here; users have addresses in it. */
export const kanzlei = domainIdOf('kanzlei-lund.example');
/** From Microsoft 365. */
export const lindenhof = domainIdOf('lindenhof.example');
export const noDomain = domainIdOf('nobody.example');

/** Not added; nothing stands in its zone. */
export const fresh = trustedDomainsPaths.verify('new.example');
/** Not added; its record stands in the zone. */
export const ready = trustedDomainsPaths.verify('lindenhof-verlag.example');
/** Not added; a part of its value stands in the zone. */
export const cut = trustedDomainsPaths.verify('seerose.example');

/** How many users have an address in a domain. */
export const usersIn = (world: World, domainName: string): number =>
  [...world.users.rows()].filter(({ primaryEmail }) => primaryEmail.endsWith(`@${domainName}`)).length;

/** Another administrator removes a domain. */
export function remove(world: World, id: string): void {
  world.domains.remove(id);
  world.hub.notify('TrustedDomainsChanged', { ids: [id] });
}

/** Another administrator adds a domain. */
export function add(world: World, domainName: string): void {
  const id = domainIdOf(domainName);
  world.domains.put({ id, domainName, hasExternalReference: false });
  world.hub.notify('TrustedDomainsChanged', { ids: [id] });
}

/** The value that the page shows. */
export async function valueOn(shown: Place): Promise<string> {
  const { textContent } = await pageOf(shown).findByText(/^archive-console-verification=/, {
    selector: 'code',
  });
  return textContent;
}

/** Puts the record that the page shows into the zone, as the person who runs the DNS does. */
export async function publish(shown: Place & { world: World }, host: string): Promise<void> {
  shown.world.dnsZone.set(host, [await valueOn(shown)]);
}

/** Ends the half minute after which the record is looked for again. */
export const hurryCheck = () => hurry(30_000);

export const linkTo = (shown: Place, name: string) => pageOf(shown).findByRole('link', { name });

/** Begins to add a domain, and goes back to the list. */
export async function leavePending(shown: Place, typed = 'münchen.example') {
  await follow(shown, 'trusted-domains:list.create');
  // The search of the list has the label of the field.
  await seeTitle(shown, 'trusted-domains:create.title');
  await enter(shown, 'trusted-domains:field.name', typed);
  await press(shown, 'trusted-domains:create.submit');
  await seeTitle(shown, 'trusted-domains:verify.heading', { name: typed });
  await follow(
    await findPart(shown, 'navigation', 'shell:navigation.breadcrumbs'),
    'trusted-domains:list.title',
  );
  await linkTo(shown, typed);
}
