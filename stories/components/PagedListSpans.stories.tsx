import { PagedList } from '@archive-console/ui';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { SpanFilters } from './SpanFilters.tsx';

const onFilter = fn();

const shown = () => <SpanFilters onFilter={onFilter} />;

const meta = preview.meta({
  title: 'Components/Lists/Paged list/Filters for spans',
  component: PagedList,
  tags: ['stable'],
  beforeEach: () => void onFilter.mockClear(),
});

type User = StoryContext['userEvent'];

/** Opens what a button opens, and waits until it is seen. */
async function panel(userEvent: User, opener: HTMLElement, name: string) {
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Days = meta.story({
  render: shown,
  async play({ canvas, userEvent }) {
    const asked = await panel(userEvent, canvas.getByRole('button', { name: 'Filter' }), 'Filter');
    await userEvent.click(asked.getByRole('button', { name: 'Created' }));
    const first = await screen.findByRole('group', { name: 'First day' });
    await waitFor(() => expect(first).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('11012026{Enter}');
    await closed();
    await expect(onFilter).toHaveBeenLastCalledWith('created', ['2026-11-01', '']);
    const chip = canvas.getByRole('button', { name: 'Created from Nov 1, 2026' });
    const again = await panel(userEvent, chip, 'Created');
    await expect(await again.findByRole('group', { name: 'First day' })).toHaveTextContent('11/01/2026');
  },
});

export const Numbers = meta.story({
  render: shown,
  async play({ canvas, userEvent }) {
    const asked = await panel(userEvent, canvas.getByRole('button', { name: 'Filter' }), 'Filter');
    await userEvent.click(asked.getByRole('button', { name: 'Mails' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'At least' })).toHaveFocus());
    await userEvent.keyboard('1250{Tab}2000.5{Enter}');
    await closed();
    await expect(onFilter).toHaveBeenLastCalledWith('mails', ['1250', '2000.5']);
    const chip = canvas.getByRole('button', { name: 'Mails 1,250 to 2,000.5' });
    const again = await panel(userEvent, chip, 'Mails');
    await expect(await again.findByRole('textbox', { name: 'At most' })).toHaveValue('2,000.5');
  },
});

export const Sizes = meta.story({
  render: shown,
  async play({ canvas, userEvent }) {
    const asked = await panel(userEvent, canvas.getByRole('button', { name: 'Filter' }), 'Filter');
    await userEvent.click(asked.getByRole('button', { name: 'Size' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'More than' })).toHaveFocus());
    await userEvent.keyboard('1.5');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unit of the lower bound' }), 'GB');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await closed();
    await expect(onFilter).toHaveBeenLastCalledWith('size', ['1.5Gb', '']);
    const chip = canvas.getByRole('button', { name: 'Size more than 1.5 GB' });
    const again = await panel(userEvent, chip, 'Size');
    const lower = await again.findByRole('textbox', { name: 'More than' });
    await expect(lower).toHaveValue('1.5');
    const upper = again.getByRole('textbox', { name: 'and less than' });
    await expect(upper.getBoundingClientRect().left).toBe(lower.getBoundingClientRect().left);
  },
});

export const NothingBetween = meta.story({
  render: () => <SpanFilters onFilter={onFilter} set={{ mails: ['20', ''] }} />,
  async play({ canvas, userEvent }) {
    const asked = await panel(userEvent, canvas.getByRole('button', { name: 'Mails at least 20' }), 'Mails');
    await userEvent.type(await asked.findByRole('textbox', { name: 'At most' }), '3{Enter}');
    await expect(await asked.findByText(/Nothing lies between these bounds/)).toBeVisible();
    await expect(onFilter).not.toHaveBeenCalled();
  },
});

const everySpan = { created: ['', '2026-11-10'], mails: ['0', '20'], size: ['1Mb', '2Gb'] };

export const Applied = meta.story({
  render: () => <SpanFilters onFilter={onFilter} set={everySpan} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Size' }));
    await expect(onFilter).toHaveBeenLastCalledWith('size', []);
    await expect(canvas.getByRole('button', { name: 'Created up to Nov 10, 2026' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mails 0 to 20' })).toBeVisible();
  },
});

export const InTheSheet = meta.story({
  render: shown,
  globals: { viewport: { value: 'telephone' } },
  async play({ canvas, userEvent }) {
    const sheet = await panel(
      userEvent,
      canvas.getByRole('button', { name: 'View options' }),
      'View options',
    );
    await userEvent.type(await sheet.findByRole('textbox', { name: 'At least' }), '12');
    const most = sheet.getByRole('textbox', { name: 'At most' });
    await userEvent.type(most, '3');
    // What is refused is read before the sheet goes.
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await expect(await sheet.findByText(/Nothing lies between these bounds/)).toBeVisible();
    await userEvent.clear(most);
    await userEvent.click(sheet.getByRole('textbox', { name: 'More than' }));
    await expect(onFilter).toHaveBeenLastCalledWith('mails', ['12', '']);
    await userEvent.keyboard('3');
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await expect(onFilter).toHaveBeenLastCalledWith('size', ['3Mb', '']);
    await closed();
    await expect(canvas.getByRole('button', { name: 'Mails at least 12' })).toBeVisible();
    const { clientWidth, scrollWidth } = document.documentElement;
    const again = await panel(
      userEvent,
      canvas.getByRole('button', { name: 'View options' }),
      'View options',
    );
    await expect(await again.findByRole('textbox', { name: 'At least' })).toHaveValue('12');
    await expect(again.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
