import { getTrustedDomain, listUsers } from '@archive-console/api-client';
import { trustedDomainsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { factOf, pageOf, read, see, seeTitle } from '#stories/steps.ts';
import { kanzlei, lindenhof, noDomain, usersIn } from './domains.ts';

const meta = preview.meta({
  title: 'Screens/Domains/Overview',
  parameters: { at: trustedDomainsPaths.details(kanzlei) },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listUsers).hangs()),
  async play(shown) {
    await expect(await factOf(shown, 'trusted-domains:field.name')).toHaveTextContent('kanzlei-lund.example');
    await read(shown, 'objects:dependants.loading');
  },
});

export const Populated = meta.story({
  async play(shown) {
    await read(shown, 'trusted-domains:users.count', { count: usersIn(shown.world, 'kanzlei-lund.example') });
    const users = await see(shown, 'link', 'trusted-domains:users.see');
    await expect(users).toHaveAttribute('href', '/home/users?domain=kanzlei-lund.example');
  },
});

export const ReadOnly = meta.story({
  parameters: { at: trustedDomainsPaths.details(lindenhof) },
  async play(shown) {
    await expect(await factOf(shown, 'area:origin.label')).toHaveTextContent(
      shown.words('area:origin.microsoft'),
    );
  },
});

/** Nothing is said of a number that could not be read; it can be read again. */
export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listUsers).fails('Default.Forbidden')),
  async play(shown) {
    await read(shown, 'objects:dependants.unread');
    await see(shown, 'button', 'shell:action.retry');
  },
});

export const NotFound = meta.story({
  parameters: { at: `${trustedDomainsPaths.details(noDomain)}/overview` },
  async play(shown) {
    await seeTitle(shown, 'trusted-domains:details.notFound.title');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTrustedDomain).fails('Default.UnexpectedError')),
  async play(shown) {
    await expect(await pageOf(shown).findByText('Default.UnexpectedError')).toBeVisible();
  },
});
