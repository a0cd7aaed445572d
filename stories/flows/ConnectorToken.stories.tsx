import { dashboardPaths } from '@archive-console/console';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { check, enter, follow, goTo, press, seeHeadline, seeTitle } from '#stories/steps.ts';
import { keepSecret, secretShown, tokenIn } from '../screens/access-tokens/tokens.ts';

/** The connector was set up anew, and needs a token of its own. */
const meta = preview.meta({
  title: 'Flows/Hand a token to the connector',
  parameters: { at: dashboardPaths.home() },
  beforeEach({ world }) {
    world.cloudConnector = { isConnected: false, connectedAt: '2026-11-18T09:00:00Z' };
  },
});

const NOTES = 'Connector in Bremen';

export const ConnectorDown = meta.story({
  async play(shown) {
    await seeHeadline(shown, 'dashboard:state.connector');
  },
});

export const TokenDescribed = meta.story({
  async play(shown) {
    await ConnectorDown.play(shown);
    await goTo(shown, 'shell:navigation.access-tokens');
    await follow(shown, 'access-tokens:create.submit');
    await seeTitle(shown, 'access-tokens:create.title');
    await enter(shown, 'access-tokens:field.notes', NOTES);
    await check(shown, 'access-tokens:scope.CloudConnector');
  },
});

export const SecretShown = meta.story({
  async play(shown) {
    await TokenDescribed.play(shown);
    await press(shown, 'access-tokens:create.submit');
    await expect((await secretShown(shown)).length).toBeGreaterThan(20);
  },
});

/** From here on the secret is with the connector alone: not on the page, in what is stored, nor in the address. */
export const SecretHandedOver = meta.story({
  async play(shown) {
    await SecretShown.play(shown);
    const secret = await keepSecret(shown);
    await expect(JSON.stringify([localStorage, sessionStorage, history.state, location.href])).not.toContain(
      secret,
    );
    await expect(tokenIn(shown.world, NOTES)).toMatchObject({ scopes: ['CloudConnector'] });
  },
});

export const ConnectorBack = meta.story({
  async play(shown) {
    await SecretHandedOver.play(shown);
    shown.world.cloudConnector = {
      isConnected: true,
      connectedAt: shown.world.clock.now().toISOString(),
    };
    await goTo(shown, 'shell:navigation.dashboard');
    await press(shown, 'dashboard:state.checkConnector');
    await seeHeadline(shown, 'dashboard:state.working');
  },
});
