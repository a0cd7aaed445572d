import { getEnvironment, getSubscriptionInfo } from '@archive-console/api-client';
import { groupsPaths, helpPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { dialogOf, factOf, find, findPart, goTo, pageOf, press, see } from '#stories/steps.ts';

const documentation = 'https://docs.demo.example';
const meta = preview.meta({ title: 'Screens/Help/Support', parameters: { at: helpPaths.list() } });

/** What support asks for is shown as it is copied: versions, tenant, page and the latest errors, no names. */
export const WithErrors = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(getSubscriptionInfo).fails('Default.UnexpectedError', { traceId: '4b1c-77' })),
  async play(shown) {
    const details = await findPart(shown, 'region', 'help:support.title');
    await waitFor(() => {
      const shownText = details.part?.textContent;
      void expect(shownText).toContain('Default.UnexpectedError getSubscriptionInfo 4b1c-77');
      void expect(shownText).toContain(String(shown.world.tenant?.publicTenantId));
      void expect(shownText).not.toMatch(/@|Lindenhof/);
    });
    await see(shown, 'button', 'home:service.copy');
  },
});

/** Support is asked about the page before, and finds it named here as in the dialog over that page. */
export const AboutThePageBefore = meta.story({
  parameters: { at: groupsPaths.list() },
  async play(shown) {
    await press(shown, 'shell:navigation.service');
    const dialog = await dialogOf(shown);
    await expect(await factOf(dialog, 'home:service.page')).toHaveTextContent(groupsPaths.list());
    await press(dialog, 'home:service.close');
    await goTo(shown, 'shell:navigation.help');
    await expect(await factOf(shown, 'home:service.page')).toHaveTextContent(groupsPaths.list());
  },
});

/** Versions that could not be read are named as such, and can be read again. */
export const VersionsUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getEnvironment, { once: true }).fails('Default.Forbidden')),
  async play(shown) {
    const details = await findPart(shown, 'region', 'help:support.title');
    await expect(await factOf(details, 'home:service.version')).toHaveTextContent(
      shown.words('home:service.notRead'),
    );
    await press(details, 'shell:action.retry');
    await waitFor(async () =>
      expect(await factOf(details, 'home:service.version')).toHaveTextContent('2.14.0'),
    );
  },
});

/** Where the host names a documentation, help and sidebar lead there. */
export const WithDocumentation = meta.story({
  parameters: { config: { documentationUrl: documentation } },
  async play(shown) {
    await expect(await find(shown, 'link', 'shell:navigation.documentation')).toHaveAttribute(
      'href',
      documentation,
    );
    const link = await pageOf(shown).findByRole('link', { name: documentation });
    await expect(link).toHaveAttribute('href', documentation);
  },
});
