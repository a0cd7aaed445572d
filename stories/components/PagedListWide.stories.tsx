import { PagedList } from '@archive-console/ui';
import { expect, fn, screen, waitFor, type within } from 'storybook/test';
import preview from '#.storybook/preview';
import { people } from './people.tsx';
import { WidePeople } from './WidePeople.tsx';

const shown = () => <WidePeople />;

const meta = preview.meta({
  title: 'Components/Lists/Paged list/Wider than its frame',
  component: PagedList,
  tags: ['stable'],
});

type Canvas = ReturnType<typeof within>;

const frameOf = (canvas: Canvas) => canvas.findByRole('group', { name: 'Users' });
const leftOf = (element: Element) => Math.round(element.getBoundingClientRect().left);
const lead = (canvas: Canvas, name: string) => canvas.getByRole('rowheader', { name: new RegExp(name) });

/** What is seen at the middle of an element lies in it: nothing shines through or covers it. */
async function expectOnTop(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  await expect(element.contains(seen)).toBe(true);
  const { backgroundColor } = getComputedStyle(element);
  await expect(backgroundColor).not.toMatch(/transparent|, 0(\.\d+)?\)|\/ 0/);
}

/** Scrolls to the end, and waits until the table is there. */
async function scrollToTheEnd(frame: HTMLElement) {
  frame.scrollLeft = frame.scrollWidth;
  await waitFor(() => expect(frame).toHaveAttribute('data-scrolled'));
}

export const ScrolledSideways = meta.story({
  render: shown,
  async play({ canvas, userEvent }) {
    const frame = await frameOf(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Amelie Olsen' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Details of Amelie Seitkali' }));
    const names = ['Amelie Brandt', 'Amelie Olsen', 'Amelie Lund'];
    const stay = [
      canvas.getByRole('columnheader', { name: 'Name' }),
      ...canvas.getAllByRole('checkbox'),
      canvas.getByRole('button', { name: 'Details of Amelie Olsen' }),
      ...names.map((name) => lead(canvas, name)),
      await canvas.findByRole('link', { name: /^Write to amelie.seitkali/ }),
    ];
    const before = stay.map(leftOf);
    const created = canvas.getByRole('columnheader', { name: 'Created' });
    await expect(leftOf(created)).toBeGreaterThan(frame.getBoundingClientRect().right);
    await scrollToTheEnd(frame);
    await expect(stay.map(leftOf)).toEqual(before);
    await expect(created.getBoundingClientRect().right).toBeLessThan(frame.getBoundingClientRect().right);
    for (const name of names) await expectOnTop(lead(canvas, name));
    await expect(getComputedStyle(lead(canvas, 'Amelie Brandt'), '::after').borderRightWidth).toBe('1px');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const ScrolledDark = meta.story({
  render: shown,
  globals: { theme: 'dark' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Amelie Olsen' }));
    await scrollToTheEnd(await frameOf(canvas));
    for (const name of ['Amelie Brandt', 'Amelie Olsen', 'Amelie Lund'])
      await expectOnTop(lead(canvas, name));
  },
});

export const HeaderStays = meta.story({
  render: () => <WidePeople rows={people.slice(0, 50)} rowsPerPage={50} />,
  async play({ canvas }) {
    const frame = await frameOf(canvas);
    await expect(frame.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    const header = canvas.getByRole('columnheader', { name: 'Name' });
    const before = header.getBoundingClientRect().top;
    const last = canvas.getByRole('row', { name: new RegExp(people[49]?.name ?? '') });
    last.scrollIntoView({ block: 'end' });
    await expect(frame.scrollTop).toBeGreaterThan(0);
    const row = canvas.getByRole('row', { name: new RegExp(people[20]?.name ?? '') });
    frame.scrollTop = row.offsetTop - header.offsetHeight;
    await scrollToTheEnd(frame);
    await expect(header.getBoundingClientRect().top).toBe(before);
    await expect(row.getBoundingClientRect().top).toBeCloseTo(header.getBoundingClientRect().bottom, 0);
    await expectOnTop(header);
  },
});

const onKeyDown = fn();

export const ByKeyboard = meta.story({
  render: () => <WidePeople role="group" aria-label="Everybody" onKeyDown={onKeyDown} />,
  async play({ canvas, userEvent }) {
    const frame = await frameOf(canvas);
    canvas.getByRole('button', { name: 'CSV' }).focus();
    await userEvent.tab();
    await expect(frame).toHaveFocus();
    await scrollToTheEnd(frame);
    // What is reached with Tab comes out from below the cells that stay.
    const first = canvas.getByRole('checkbox', { name: 'Select this page' });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    // The element around it has native properties of its own.
    await expect(canvas.getByRole('group', { name: 'Everybody' })).toContainElement(frame);
    await expect(onKeyDown).toHaveBeenCalled();
    const sort = canvas.getByRole('button', { name: 'E-mail' });
    sort.focus();
    const edge = canvas.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect().right;
    await waitFor(() => expect(leftOf(sort)).toBeGreaterThanOrEqual(Math.floor(edge)));
    await expect(document.elementFromPoint(leftOf(sort) + 6, sort.getBoundingClientRect().top + 6)).toBe(
      sort,
    );
  },
});

export const FitsAgain = meta.story({
  render: shown,
  async play({ canvas, userEvent }) {
    await frameOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    for (const column of ['Department', 'Telephone', 'Place', 'Cost center', 'Manager', 'Created'])
      await userEvent.click(await screen.findByRole('checkbox', { name: column }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.queryByRole('group', { name: 'Users' })).not.toBeInTheDocument();
    const { parentElement } = canvas.getByRole('table', { name: 'Users' });
    await expect(parentElement).not.toHaveAttribute('tabindex');
  },
});
