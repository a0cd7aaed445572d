import { Button, PrintSheet, Table } from '@archive-console/ui';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';

const onClose = fn();

const meta = preview.meta({
  title: 'Components/Show/Print sheet',
  component: PrintSheet,
  tags: ['autodocs', 'stable'],
  args: {
    isOpen: false,
    onClose,
    title: 'SEPA mandate',
    facts: [
      { term: 'Mandate reference', description: 'AC-2026-0311-7' },
      { term: 'Account', description: 'DE02 **** **** 3000 51' },
    ],
    children: (
      <Table
        caption="Who is paid"
        columns={[
          { id: 'name', header: 'Creditor', cell: ({ name }) => name },
          { id: 'id', header: 'Creditor id', cell: ({ id }) => id },
        ]}
        rows={[{ name: 'Archivdienst Nord GmbH', id: 'DE98ZZZ09999999999' }]}
        rowId={({ id }) => id}
      />
    ),
    foot: 'Printed on March 14, 2026. console.archive.example/payment/mandates/7',
  },
  beforeEach: () => void onClose.mockClear(),
  render: function OnDemand(args) {
    const [isPrinting, setPrinting] = useState(args.isOpen);
    const close = () => {
      onClose();
      setPrinting(false);
    };
    return (
      <>
        <Button onClick={() => setPrinting(true)}>Print mandate</Button>
        <PrintSheet {...args} isOpen={isPrinting} onClose={close} />
      </>
    );
  },
});

/** Whether an element is left out on paper while a sheet is printed. */
const isLeftOut = (element: Element) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText === 'print')
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[])
    .some(({ selectorText, style }) => style.display === 'none' && element.matches(selectorText));

/** In the page only while the browser prints, and alone on the paper. */
export const Printed = meta.story({
  async play({ canvas, userEvent }) {
    let printed: string | null = null;
    spyOn(window, 'print').mockImplementation(() => {
      printed = document.querySelector('[data-print-only]')?.textContent ?? null;
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Print mandate' }));
    await waitFor(() => expect(printed).toMatch(/SEPA mandate.*AC-2026-0311-7.*Archivdienst.*Printed on/));
    await expect(isLeftOut(canvas.getByRole('button', { name: 'Print mandate' }))).toBe(true);
    await expect(isLeftOut(document.querySelector('[data-print-only]') as Element)).toBe(false);
    await expect(isLeftOut(screen.getByText('AC-2026-0311-7'))).toBe(false);
    // On the screen it is not seen, and not read out.
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    window.dispatchEvent(new Event('afterprint'));
    await expect(onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(document.querySelector('[data-print-only]')).toBeNull());
    await expect(isLeftOut(canvas.getByRole('button', { name: 'Print mandate' }))).toBe(false);
    await expect(canvas.getByRole('button', { name: 'Print mandate' })).toHaveFocus();
  },
});

/** Many columns: the paper lies across for as long as the sheet is there. */
export const Wide = meta.story({
  args: { wide: true },
  async play({ canvas, userEvent }) {
    const liesAcross = () =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .some((rule) => rule instanceof CSSPageRule && rule.cssText.includes('landscape'));
    let isAcross = false;
    const print = spyOn(window, 'print').mockImplementation(() => void (isAcross = liesAcross()));
    await userEvent.click(canvas.getByRole('button', { name: 'Print mandate' }));
    await waitFor(() => expect(print).toHaveBeenCalled());
    await expect(isAcross).toBe(true);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(liesAcross()).toBe(false));
  },
});
