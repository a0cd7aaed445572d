import { listPaymentMandates, type PaymentMandate } from '@archive-console/api-client';
import { paymentsPaths, tenantSubscriptionsPaths } from '@archive-console/console';
import { createWorld, mandateIdOf, on, type World } from '@archive-console/mocks';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { find, live, mainOf, press, read, see, seeNo } from '#stories/steps.ts';
import { account, card } from './mandates.ts';

const at = (status: string) => ({ at: `${paymentsPaths.returning()}/${status}` });
const meta = preview.meta({ title: 'Screens/Payment/Back from the provider', parameters: at('success') });

const isCard = ({ mandateId }: PaymentMandate) => mandateId === mandateIdOf('card');
const withCard = () => createWorld().mandates.filter(isCard);

/** A card was begun in this tab, and this is what became of it. */
function returned(world: World, status?: PaymentMandate['status']): void {
  const known = world.mandates.filter((mandate) => !isCard(mandate));
  const agreed = world.mandates.filter(isCard).flatMap((one) => (status ? { ...one, status } : []));
  world.mandates = [...agreed, ...known];
  sessionStorage.setItem(
    'ac.payment-return',
    JSON.stringify({
      page: tenantSubscriptionsPaths.edit(),
      known: known.map(({ mandateId }) => mandateId),
    }),
  );
}

export const Loading = meta.story({
  beforeEach({ msw, world }) {
    returned(world, 'Valid');
    msw.use(on(listPaymentMandates).hangs());
  },
  async play(shown) {
    await see(shown, 'status', 'payments:return.loading');
  },
});

/** It goes on where the console was left. */
export const Populated = meta.story({
  beforeEach: ({ world }) => returned(world, 'Valid'),
  async play(shown) {
    await read(shown, 'payments:return.valid', { name: card });
    await expect(await find(shown, 'link', 'payments:return.goOn')).toHaveAttribute(
      'href',
      expect.stringContaining(tenantSubscriptionsPaths.edit()),
    );
  },
});

export const Pending = meta.story({
  parameters: at('pending'),
  beforeEach: ({ world }) => returned(world, 'Pending'),
  async play(shown) {
    await read(shown, 'payments:return.pending', { name: card });
  },
});

/** The address says success, the mandate does not: the mandate counts. */
export const NotAgreed = meta.story({
  beforeEach: ({ world }) => returned(world, 'Invalid'),
  async play(shown) {
    await read(shown, 'payments:return.invalid', { name: card });
  },
});

export const GivenUp = meta.story({
  parameters: at('cancel'),
  beforeEach: ({ world }) => returned(world),
  async play(shown) {
    await read(shown, 'payments:return.none');
  },
});

/** However the provider calls it. */
export const GivenUpOtherwise = meta.story({
  parameters: at('Cancelled'),
  beforeEach: ({ world }) => returned(world),
  async play(shown) {
    await read(shown, 'payments:return.none');
  },
});

/** Another one is charged still: the new one can be chosen at once. */
export const MadeDefault = meta.story({
  beforeEach: ({ world }) => returned(world, 'Valid'),
  async play(shown) {
    await read(shown, 'payments:return.notDefault', { name: account(shown) });
    // What was announced is not announced again because of a button.
    const choose = await find(shown, 'button', 'payments:default.one', { name: card });
    await expect(choose.closest('[role=status]')).toBeNull();
    await press(shown, 'payments:default.one', { name: card });
    await seeNo(shown, 'button', 'payments:default.one', { name: card });
    await waitFor(async () => expect(document.activeElement).toBe((await mainOf(shown)).part));
    await expect(shown.world.mandates.find(isCard)).toMatchObject({ isDefaultMandate: true });
  },
});

/** What the provider has not reported yet is looked for again, and shown when it is there. */
export const UpdatedLive = meta.story({
  parameters: at('on-its-way'),
  beforeEach: ({ world }) => returned(world),
  async play(shown) {
    await read(shown, 'payments:return.checking');
    await live(shown.world);
    shown.world.mandates = [...withCard(), ...shown.world.mandates];
    shown.world.hub.notify('PaymentsChanged', { ids: [mandateIdOf('card')] });
    await read(shown, 'payments:return.valid', { name: card });
  },
});

/** A minute of looking, in a moment. */
function hurryLooks(): void {
  const setEvery = window.setInterval.bind(window);
  spyOn(window, 'setInterval').mockImplementation(((action: () => void, every?: number) =>
    setEvery(action, every === 3000 ? 10 : every)) as typeof window.setInterval);
}

/** After a minute it is no longer looked for, and that is said; by hand it still is. */
export const Unreported = meta.story({
  parameters: at('on-its-way'),
  beforeEach({ world }) {
    returned(world);
    hurryLooks();
  },
  async play(shown) {
    await read(shown, 'payments:return.unreported');
    shown.world.mandates = [...withCard(), ...shown.world.mandates];
    await press(shown, 'shell:action.retry');
    await read(shown, 'payments:return.valid', { name: card });
  },
});

/** A service that fails is not asked for ever either, and what is shown is said to be old. */
export const StaleUnreported = meta.story({
  parameters: at('on-its-way'),
  beforeEach({ msw, world }) {
    returned(world);
    hurryLooks();
    msw.use(on(listPaymentMandates).fails('Default.Forbidden'));
    msw.use(on(listPaymentMandates, { once: true }).answers([...world.mandates]));
  },
  async play(shown) {
    await read(shown, 'payments:return.unreported');
    await read(shown, 'area:list.stale');
  },
});

/** Another tab does not know what was begun. */
export const Elsewhere = meta.story({
  async play(shown) {
    await read(shown, 'payments:return.elsewhere');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listPaymentMandates).fails('Default.Forbidden')),
  async play(shown) {
    await see(shown, 'heading', 'errors:Default.Forbidden.title');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listPaymentMandates).fails('Default.UnexpectedError')),
  async play(shown) {
    await see(shown, 'heading', 'errors:Default.UnexpectedError.title');
    await see(shown, 'button', 'shell:action.retry');
  },
});
