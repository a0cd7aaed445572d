import { type ListNamedView, PagedList } from '@archive-console/ui';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { PeopleList } from './PeopleList.tsx';

const local: ListNamedView = {
  id: '1',
  name: 'Local people',
  columns: { hidden: ['role'], order: [] },
  sort: { id: 'displayName', descending: true },
  filters: { origin: ['local'] },
};
const both: ListNamedView = {
  id: '2',
  name: 'Everybody',
  columns: { hidden: [], order: ['origin', 'role'], widths: { primaryEmail: 320 } },
  filters: { origin: ['managed', 'local'] },
};

const list = () => <PeopleList savedViews={[local, both]} />;

const meta = preview.meta({
  title: 'Components/Lists/Paged list/Named views',
  component: PagedList,
  tags: ['stable'],
});

type Shown = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Opens the panel of views with its button. */
async function views({ canvas, userEvent }: Shown, button: string) {
  await userEvent.click(canvas.getByRole('button', { name: button }));
  const panel = await screen.findByRole('dialog', { name: 'Views' });
  await waitFor(() => expect(panel).toBeVisible());
  return within(panel);
}

/** Takes the filter of a view away, and opens the panel again. */
async function alter(shown: Shown) {
  await shown.userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await shown.userEvent.click(shown.canvas.getByRole('button', { name: 'Remove filter Origin' }));
  return views(shown, 'Local people (changed)');
}

async function opened(shown: Shown) {
  await shown.userEvent.click((await views(shown, 'Views')).getByRole('radio', { name: 'Local people' }));
}

export const None = meta.story({
  render: () => <PeopleList savedViews={[]} />,
  async play(shown) {
    const panel = await views(shown, 'Views');
    await expect(panel.getByText(/A view keeps columns/)).toBeVisible();
    await expect(panel.getByRole('radio', { name: 'Standard view' })).toBeChecked();
    await expect(panel.queryByRole('button', { name: 'Undo changes' })).not.toBeInTheDocument();
  },
});

export const Opened = meta.story({
  render: list,
  async play(shown) {
    const { canvas, userEvent } = shown;
    const panel = await views(shown, 'Views');
    await userEvent.click(panel.getByRole('radio', { name: 'Everybody' }));
    await expect(
      canvas.getByRole('button', { name: 'Origin Microsoft 365 or Local', hidden: true }),
    ).toBeVisible();
    await userEvent.click(panel.getByRole('radio', { name: 'Local people' }));
    await expect(canvas.getByText('1–10 of 21')).toBeVisible();
    const headers = canvas.getAllByRole('columnheader', { hidden: true });
    await expect(headers.map(({ textContent }) => textContent)).toEqual([
      '',
      'Name',
      'E-mail',
      'Origin',
      'Actions',
    ]);
    await expect(headers[1]).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('button', { name: 'Local people', hidden: true })).toBeVisible();
  },
});

export const Saved = meta.story({
  render: list,
  async play(shown) {
    const { canvas, userEvent } = shown;
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    const panel = await views(shown, 'Views');
    await userEvent.click(panel.getByRole('button', { name: 'Save as new view' }));
    const name = panel.getByRole('textbox', { name: 'Name of the view' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard(' From the end {Enter}');
    const radio = await panel.findByRole('radio', { name: 'From the end' });
    await expect(radio).toBeChecked();
    await waitFor(() => expect(radio).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'From the end', hidden: true })).toBeVisible();
  },
});

/** Closed with a name half typed, the panel has it when it is opened again. */
export const NameKept = meta.story({
  render: list,
  async play(shown) {
    const { userEvent } = shown;
    const panel = await views(shown, 'Views');
    await userEvent.click(panel.getByRole('button', { name: 'Save as new view' }));
    await userEvent.type(panel.getByRole('textbox', { name: 'Name of the view' }), 'From the');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const again = await views(shown, 'Views');
    await expect(again.getByRole('textbox', { name: 'Name of the view' })).toHaveValue('From the');
    await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
    await expect(again.getByRole('radio', { name: 'Standard view' })).toBeVisible();
  },
});

export const NameTaken = meta.story({
  render: list,
  async play(shown) {
    const panel = await views(shown, 'Views');
    await shown.userEvent.click(panel.getByRole('button', { name: 'Save as new view' }));
    await shown.userEvent.type(panel.getByRole('textbox', { name: 'Name of the view' }), 'everybody{Enter}');
    await expect(panel.getByRole('textbox')).toHaveAccessibleDescription(/Another view has this name/);
    await expect(panel.getByRole('textbox')).toHaveFocus();
  },
});

export const Altered = meta.story({
  render: list,
  async play(shown) {
    await opened(shown);
    const panel = await alter(shown);
    await shown.userEvent.click(panel.getByRole('button', { name: 'Undo changes' }));
    await expect(shown.canvas.getByText('1–10 of 21')).toBeVisible();
    const again = await alter(shown);
    await expect(again.getByRole('button', { name: 'Update “Local people”' })).toBeVisible();
    await expect(shown.canvas.getByText('1–10 of 63')).toBeVisible();
  },
});

export const Updated = meta.story({
  render: list,
  async play(shown) {
    await opened(shown);
    const panel = await alter(shown);
    await shown.userEvent.click(panel.getByRole('button', { name: 'Update “Local people”' }));
    await expect(panel.queryByRole('button', { name: 'Undo changes' })).not.toBeInTheDocument();
    await shown.userEvent.click(panel.getByRole('radio', { name: 'Standard view' }));
    await shown.userEvent.click(panel.getByRole('radio', { name: 'Local people' }));
    await expect(shown.canvas.getByText('1–10 of 63')).toBeVisible();
    await expect(shown.canvas.getByRole('button', { name: 'Local people', hidden: true })).toBeVisible();
  },
});

export const RenamedAndDeleted = meta.story({
  render: list,
  async play(shown) {
    const { canvas, userEvent } = shown;
    const panel = await views(shown, 'Views');
    await userEvent.click(panel.getByRole('radio', { name: 'Local people' }));
    await userEvent.click(panel.getByRole('button', { name: 'Rename Local people' }));
    const name = panel.getByRole('textbox', { name: 'Name of the view' });
    await expect(name).toHaveValue('Local people');
    await userEvent.clear(name);
    await userEvent.type(name, 'Ours{Enter}');
    await expect(await panel.findByRole('radio', { name: 'Ours' })).toBeChecked();
    await userEvent.click(panel.getByRole('button', { name: 'Delete Everybody' }));
    await expect(panel.getAllByRole('radio')).toHaveLength(2);
    await expect(panel.getByRole('radio', { name: 'Standard view' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Ours', hidden: true })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Undo' }));
    await expect(panel.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Standard view',
      'Ours',
      'Everybody',
    ]);
    await expect(panel.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  },
});

export const InTheSheet = meta.story({
  render: list,
  globals: { viewport: { value: 'telephone' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'View options' }));
    const sheet = await screen.findByRole('dialog', { name: 'View options' });
    await waitFor(() => expect(sheet).toBeVisible());
    const domain = within(sheet).getByRole('combobox', { name: 'Domain' });
    await userEvent.type(domain, 'lindenhof.example');
    const view = within(sheet).getByRole('radio', { name: 'Local people' });
    await userEvent.click(view);
    await expect(canvas.getByText('1–10 of 21')).toBeInTheDocument();
    await expect(within(sheet).getByRole('checkbox', { name: 'Local' })).toBeChecked();
    await expect(domain).toHaveValue('');
    await expect(view).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
