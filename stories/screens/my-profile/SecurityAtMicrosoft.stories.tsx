import { getCredentialStatus } from '@archive-console/api-client';
import { myProfilePaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import preview from '#.storybook/preview';
import { find, hurry, press, read, see, seeNo } from '#stories/steps.ts';

const olsen = { as: 'microsoft@demo.example', world: { tenant: 'microsoft365' } };

/** Who comes in by Microsoft alone has no password here, and no code is asked for: neither is offered. */
const meta = preview.meta({
  title: 'Screens/My profile/Security at Microsoft',
  parameters: { at: myProfilePaths.home('security'), ...olsen },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(on(getCredentialStatus).hangs());
    hurry();
  },
  async play(shown) {
    await see(shown, 'status', 'my-profile:signIn.loading');
    await press(shown, 'shell:waiting.stop');
    // Given up, it is not known: then nothing is taken away.
    await see(shown, 'button', 'my-profile:password.submit');
  },
});

export const Populated = meta.story({
  async play(shown) {
    await read(shown, 'my-profile:password.atMicrosoft');
    await read(shown, 'my-profile:factor.atMicrosoft');
    await seeNo(shown, 'button', 'my-profile:password.submit');
    await seeNo(shown, 'button', 'my-profile:factor.setUp');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getCredentialStatus).fails('Default.UnexpectedError')),
  async play(shown) {
    await find(shown, 'button', 'shell:action.retry');
    await see(shown, 'button', 'my-profile:password.submit');
    await see(shown, 'button', 'my-profile:factor.setUp');
  },
});
