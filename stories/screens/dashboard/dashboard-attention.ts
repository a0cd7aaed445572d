import { getTwoFactorState } from '@archive-console/api-client';
import { on, type World } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import { findPart, pageOf, type Place } from '#stories/steps.ts';

/** The card of what needs the administrator. */
export const attentionOf = (shown: Place) => findPart(shown, 'region', 'dashboard:attention.title');

/** Waits until everything is read that may need the reader, and everything that has a date. */
export const attentionRead = (shown: Place) =>
  waitFor(async () => expect((await attentionOf(shown)).part).toHaveAttribute('aria-busy', 'false'));

/** Waits until the headline counts what needs the reader, each as often as it is listed. */
export async function seeCounted(shown: Place): Promise<void> {
  const card = await attentionOf(shown);
  await waitFor(async () => {
    const count = card.getAllByRole('listitem').length;
    const name = shown.words('dashboard:state.attention', { count });
    await expect(pageOf(shown).getByRole('button', { name })).toBeVisible();
  });
}

/** The card of what lapses or falls due later. */
export const datesOf = (shown: Place) => findPart(shown, 'region', 'dashboard:dates.title');

/** The days under which dates stand. */
export const daysIn = (card: Awaited<ReturnType<typeof datesOf>>) =>
  card.findAllByRole('heading', { level: 3 });

/** Nothing is left to do or to wait for. */
export function settle(world: World): void {
  for (const { id } of world.accessTokens.rows()) world.accessTokens.remove(id);
  for (const source of world.importSources.rows())
    world.importSources.put({ ...source, importSourceTaskState: 'Success', mailboxId: 'kept' });
  for (const { id, ownerId } of world.mailboxes.rows()) if (ownerId === null) world.mailboxes.remove(id);
  for (const { id, ownerId } of world.addresses.rows()) if (ownerId === null) world.addresses.remove(id);
  world.mandates = world.mandates.filter(({ isDefaultMandate }) => isDefaultMandate);
  world.bills.splice(0);
  world.coupons.splice(0);
  const { subscription: plan } = world;
  if (plan !== undefined) world.subscription = { ...plan, storage: 1000, standardUsers: 1000 };
}

/** So many that the dashboard does not look through them by itself. */
export function addManySources(world: World): void {
  const [source] = world.importSources.rows();
  if (source === undefined) throw new Error('There is no source in this world.');
  for (let index = 0; index < 100; index += 1)
    world.importSources.put({ ...source, id: `copy-${index}`, mailboxId: 'kept' });
}

/** The second factor is on. */
export const secondFactor = on(getTwoFactorState).answers({
  isEnabled: true,
  authenticatorKey: '',
  availableRecoveryCodes: 10,
});
