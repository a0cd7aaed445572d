import { PagedList } from '@archive-console/ui';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { PeopleList } from './PeopleList.tsx';
import { operatedColumns, PersonFacts } from './PersonFacts.tsx';

const shown = () => (
  <PeopleList columns={operatedColumns} detailsOf={(person) => <PersonFacts {...person} />} />
);

const meta = preview.meta({
  title: 'Components/Lists/Paged list/Details below a row',
  component: PagedList,
  tags: ['stable'],
});

export const Expanded = meta.story({
  render: shown,
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Details of Amelie Lund' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Details of Amelie Brandt' }));
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    const link = await canvas.findByRole('link', { name: 'Write to amelie.lund@lindenhof.example' });
    const details = document.querySelector(`#${CSS.escape(opener.getAttribute('aria-controls') ?? '')}`);
    await expect(details).toContainElement(link);
    await expect(opener.closest('tr')?.nextElementSibling).toBe(details);
    await userEvent.click(canvas.getByRole('button', { name: 'Details of Amelie Brandt' }));
    await expect(canvas.queryByRole('link', { name: /^Write to amelie.brandt/ })).not.toBeInTheDocument();
    await expect(link).toBeVisible();
    // The details start where the name does, and a press on them selects nothing.
    const [name, fact] = [canvas.getByRole('link', { name: 'Amelie Lund' }), canvas.getByText('User name')];
    await expect(fact.getBoundingClientRect().left).toBeCloseTo(name.getBoundingClientRect().left, 0);
    await expect(canvas.queryByRole('region', { name: 'Actions' })).not.toBeInTheDocument();
  },
});

export const AsCard = meta.story({
  render: shown,
  globals: { viewport: { value: 'telephone' } },
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Details of Amelie Brandt' });
    await expect(opener).toHaveTextContent('Details');
    await userEvent.click(opener);
    const facts = await canvas.findByRole('link', { name: /^Write to amelie/ });
    await expect(facts).toBeVisible();
    const [card, details] = [opener.closest('tr'), facts.closest('tr')].map((row) =>
      row?.getBoundingClientRect(),
    );
    // One card: as wide, and without a gap.
    await expect(details?.left).toBe(card?.left);
    await expect(details?.width).toBe(card?.width);
    await expect(details?.top).toBeCloseTo(card?.bottom ?? 0, 0);
    await expect(canvas.queryByRole('group', { name: 'Users' })).not.toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const ByKeyboard = meta.story({
  render: shown,
  async play({ canvas, userEvent }) {
    const control = (role: string, name: string) => canvas.getByRole(role, { name });
    // The edges of the columns come with the arrow keys.
    await canvas.findByRole('slider', { name: 'Width of Name' });
    control('checkbox', 'Select Amelie Brandt').focus();
    for (const next of [
      control('button', 'Details of Amelie Brandt'),
      control('link', 'Amelie Brandt'),
      control('link', 'amelie.brandt@lindenhof.example'),
      control('button', 'Role of Amelie Brandt'),
      control('button', 'Actions for Amelie Brandt'),
    ]) {
      await userEvent.keyboard('{ArrowRight}');
      await expect(next).toHaveFocus();
    }
    await userEvent.keyboard('{ArrowRight}');
    await expect(control('button', 'Actions for Amelie Brandt')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await expect(control('button', 'Role of Amelie Hohenstein-Achterberg')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{End}');
    await expect(control('link', 'bjarne.lund@lindenhof.example')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}{ArrowLeft}{Enter}');
    const opener = control('button', 'Details of Amelie Brandt');
    await expect(opener).toHaveFocus();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    // The next stop is what lies below; there the arrows stay the page's.
    const write = control('link', 'Write to amelie.brandt@lindenhof.example');
    write.focus();
    await userEvent.keyboard('{ArrowDown}{Home}');
    await expect(write).toHaveFocus();
    opener.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(control('button', 'Details of Amelie Hohenstein-Achterberg')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(control('button', 'Details of Bjarne Lund')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
