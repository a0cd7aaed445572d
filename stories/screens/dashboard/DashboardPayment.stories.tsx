import { dashboardPaths, paymentsPaths } from '@archive-console/console';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { find, findPart, read, readPart } from '#stories/steps.ts';
import { attentionOf } from './dashboard-attention.ts';

/** What keeps invoices from being paid needs the administrator. */
const meta = preview.meta({
  title: 'Screens/Dashboard/Payment',
  parameters: { at: dashboardPaths.home() },
});

export const NoMandate = meta.story({
  beforeEach: ({ world }) => void (world.mandates = []),
  async play(shown) {
    const card = await attentionOf(shown);
    await read(card, 'dashboard:attention.noMandate');
    await read(card, 'dashboard:attention.noMandateText');
    await expect(await find(card, 'link', 'dashboard:attention.showPayment')).toHaveAttribute(
      'href',
      paymentsPaths.overview(),
    );
    const steps = await findPart(shown, 'region', 'dashboard:firstRun.title');
    await read(steps, 'dashboard:firstRun.import');
    await expect(steps.queryByText(shown.words('dashboard:firstRun.billing'))).toBeNull();
  },
});

/** There are some that could be charged. */
export const NoneCharged = meta.story({
  beforeEach({ world }) {
    world.mandates = world.mandates.map((mandate) => ({
      ...mandate,
      status: mandate.status === 'Pending' ? 'Invalid' : mandate.status,
      isDefaultMandate: false,
    }));
  },
  async play(shown) {
    const card = await attentionOf(shown);
    await read(card, 'dashboard:attention.noneCharged');
    await read(card, 'dashboard:attention.noneChargedText');
  },
});

export const PendingMandate = meta.story({
  async play(shown) {
    const card = await attentionOf(shown);
    await readPart(card, 'dashboard:attention.pendingMandate');
    await read(card, 'dashboard:attention.pendingMandateText');
  },
});
