import { InfoIcon, MenuButton, Popover, Stack, TextLink } from '@archive-console/ui';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { isFramed } from './seen-in-system-colors.ts';

const meta = preview.meta({
  title: 'Components/Overlays/Popover',
  component: Popover,
  tags: ['autodocs', 'stable'],
  args: {
    trigger: { label: 'What counts', icon: InfoIcon },
    title: 'What counts',
    children: 'Every mailbox with at least one mail in this month.',
  },
});

export const Open = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'What counts' }));
    const panel = await screen.findByRole('dialog', { name: 'What counts' });
    await waitFor(() => expect(panel).toBeVisible());
    await expect(panel).toContainElement(document.activeElement as HTMLElement);
  },
});

export const ClosedByEscape = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'telephone' }, language: 'de' },
  args: {
    trigger: { label: 'Was mitgezählt wird', icon: InfoIcon },
    title: 'Was mitgezählt wird',
    children: (
      <>
        Jedes Postfach mit mindestens einer Nachricht im Abrechnungsmonat, auch nach der
        Mandantenzusammenführung. <TextLink href="#usage">Nutzungsübersicht öffnen</TextLink>
      </>
    ),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Was mitgezählt wird' }));
    const panel = await screen.findByRole('dialog', { name: 'Was mitgezählt wird' });
    await waitFor(() => expect(panel).toBeVisible());
    const { left, right } = panel.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(320);
    await fitsATelephone();
  },
});

export const AMenuInside = meta.story({
  args: {
    trigger: { label: 'View' },
    title: 'View',
    children: (
      <Stack align="start">
        <MenuButton label="Sort by" items={[{ id: 'name', label: 'Name', onAction: () => undefined }]} />
      </Stack>
    ),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    const sort = await screen.findByRole('button', { name: 'Sort by' });
    await userEvent.click(sort);
    await screen.findByRole('menuitem', { name: 'Name' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sort).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'View' })).toBeVisible());
    await userEvent.click(sort);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Name' })).toBeVisible());
    const { left } = screen.getByRole('menu').parentElement?.getBoundingClientRect() ?? {};
    await expect(left).toBe(sort.getBoundingClientRect().left);
  },
});

export const Disabled = meta.story({
  args: { trigger: { label: 'What counts', disabledReason: 'Nothing was counted yet.' } },
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'What counts' });
    await expect(button).toHaveAccessibleDescription('Nothing was counted yet.');
    await userEvent.click(button);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const SystemColors = Open.extend({
  globals: { theme: 'forced' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'What counts' }));
    const panel = await screen.findByRole('dialog', { name: 'What counts' });
    await waitFor(() => expect(panel).toBeVisible());
    await expect(isFramed(panel)).toBe(true);
  },
});
