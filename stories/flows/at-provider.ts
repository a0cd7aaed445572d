import { type CheckoutOutcome, settleCheckout } from '@archive-console/mocks';
import type { StoryContext } from 'storybook/internal/csf';
import { waitFor } from 'storybook/test';
import { leadShownConsole } from '#.storybook/shown-console';

/** A person answers on the page of the payment provider that the console has left for, and is led back by it. */
export async function answerAtProvider(
  { world, leaveTo }: StoryContext,
  outcome: CheckoutOutcome,
): Promise<void> {
  const id = await waitFor(() => {
    const left = leaveTo.mock.lastCall?.[0] ?? '';
    const open = [...world.checkouts.values()].find(
      (one) => one.outcome === undefined && left.includes(one.id),
    );
    if (open === undefined) throw new Error('The console has not left for the provider.');
    return open.id;
  });
  await leadShownConsole(settleCheckout(world, id, outcome));
}
