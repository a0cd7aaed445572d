import { type CheckoutOutcome, settleCheckout, type World } from '@archive-console/mocks';
import { waitFor } from 'storybook/test';
import { leadShownConsole } from '#.storybook/shown-console';

/** A person answers on the page of the payment provider that the console has left for, and is led back by it. */
export async function answerAtProvider(world: World, outcome: CheckoutOutcome): Promise<void> {
  const visit = await waitFor(() => {
    const open = [...world.checkouts.values()].find((one) => one.outcome === undefined);
    if (open === undefined) throw new Error('No page of the provider is open.');
    return open;
  });
  await leadShownConsole(settleCheckout(world, visit.id, outcome));
}
