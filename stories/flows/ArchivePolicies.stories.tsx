import { archivePoliciesPaths } from '@archive-console/console';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { enter, fieldOf, findPart, follow, mainOf, pick, press, read } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Flows/Write a policy, test it, put it first',
  parameters: { at: archivePoliciesPaths.list() },
});

const name = 'Payslips';

export const Written = meta.story({
  async play(shown) {
    await follow(shown, 'archive-policies:list.create');
    await enter(shown, 'archive-policies:field.name', name);
    await pick(shown, 'archive-policies:action.DoNotArchive');
    await userEvent.click(await fieldOf(shown, 'archive-policies:field.senders'));
    await userEvent.paste('payroll@demo.example\nhr@demo.example');
    await press(shown, 'archive-policies:create.submit');
    await read(shown, 'archive-policies:create.done', { name });
    await expect(shown.world.policies.at(-1)).toMatchObject({ name });
  },
});

/** An earlier policy decides: the new one is not reached. */
export const Tested = meta.story({
  async play(shown) {
    await Written.play(shown);
    await follow(await mainOf(shown), 'archive-policies:list.test');
    await enter(shown, 'apply-policy:field.sender', 'payroll@demo.example');
    await enter(shown, 'apply-policy:field.recipients', 'intake@kanzlei-lund.example');
    await read(shown, 'apply-policy:verdict.decides', { name: 'Keep everything legal' });
  },
});

export const PutFirst = meta.story({
  async play(shown) {
    await Tested.play(shown);
    await follow(shown, 'apply-policy:toList');
    await press(shown, 'components:order.position', { name, position: 8, total: 8 });
    const panel = await findPart(shown, 'dialog', 'components:order.moveTo', { name });
    await press(panel, 'components:order.toTop');
    await read(shown, 'archive-policies:move.done', { name, position: 1 });
    await waitFor(() => expect(shown.world.policies[0]).toMatchObject({ name }));
  },
});

/** The message is still there, and is decided otherwise. */
export const TestedAgain = meta.story({
  async play(shown) {
    await PutFirst.play(shown);
    await follow(await mainOf(shown), 'archive-policies:list.test');
    await read(shown, 'apply-policy:verdict.decides', { name });
  },
});
