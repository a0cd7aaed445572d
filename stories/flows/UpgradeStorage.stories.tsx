import { statisticsPaths } from '@archive-console/console';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { gigabytes } from '#stories/figures.ts';
import {
  fieldOf,
  findPart,
  follow,
  pageOf,
  type Place,
  press,
  read,
  readPart,
  seeTitle,
} from '#stories/steps.ts';
import { review } from '../screens/tenant-subscriptions/plan-steps.ts';

const meta = preview.meta({
  title: 'Flows/Upgrade before storage runs out',
  parameters: { at: `${statisticsPaths.page()}?period=year` },
});

/** The package that is large enough, as the language writes it. */
const larger = (shown: Place) => gigabytes(shown, 180_000_000_000);

/** When the package is full, and which one is large enough for a year. */
export const SeeRunway = meta.story({
  async play(shown) {
    await readPart(shown, 'statistics:runway.until');
  },
});

export const ComparePackages = meta.story({
  async play(shown) {
    await SeeRunway.play(shown);
    await follow(shown, 'statistics:runway.compare');
    await seeTitle(shown, 'tenant-subscriptions:comparison.title');
    const plan = await findPart(shown, 'region', 'tenant-subscriptions:comparison.plan', { number: 1 });
    await expect(await fieldOf(plan, 'tenant-subscriptions:plan.users')).toHaveValue('58');
    await userEvent.selectOptions(
      await plan.findByRole('combobox', { name: shown.words('tenant-subscriptions:plan.storage') }),
      await plan.findByRole('option', { name: larger(shown) }),
    );
    await readPart(plan, 'tenant-subscriptions:comparison.more');
  },
});

export const ChooseLarger = meta.story({
  async play(shown) {
    await ComparePackages.play(shown);
    await press(shown, 'tenant-subscriptions:comparison.take', {
      name: shown.words('tenant-subscriptions:comparison.plan', { number: 1 }),
    });
    await seeTitle(shown, 'tenant-subscriptions:edit.title');
    await expect(
      await pageOf(shown).findByRole('radio', { name: new RegExp(`^${larger(shown)}`) }),
    ).toBeChecked();
    await review(shown);
  },
});

export const Upgraded = meta.story({
  async play(shown) {
    await ChooseLarger.play(shown);
    await press(shown, 'tenant-subscriptions:review.update');
    await seeTitle(shown, 'tenant-subscriptions:current.title');
    await read(shown, 'tenant-subscriptions:edit.updated');
    await expect(shown.world.subscription?.storage).toBe(180);
  },
});
