import { DateTime, dateParts, DefinitionList } from '@archive-console/ui';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { plainText } from './plain-text.ts';

const meta = preview.meta({
  title: 'Components/Show/Date and time',
  component: DateTime,
  tags: ['autodocs', 'stable'],
  args: { at: new Date('2026-03-14T13:02:05Z'), locale: 'en-US', timeZone: 'Europe/Berlin' },
});

export const Parts = meta.story({
  render: (args) => (
    <DefinitionList
      items={dateParts.map((show) => ({ term: show, description: <DateTime {...args} show={show} /> }))}
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('time').map(plainText)).toEqual([
      'Mar 14, 2026',
      '2:02 PM',
      'Mar 14, 2026, 2:02 PM',
      'Saturday, March 14, 2026 at 2:02:05 PM GMT+1',
      'March 14',
      'Mar 2026',
    ]);
    await expect(canvas.getAllByRole('time')[0]).toHaveAttribute('datetime', '2026-03-14T13:02:05.000Z');
  },
});

export const PartsInGerman = Parts.extend({
  args: { locale: 'de' },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('time').map(plainText)).toEqual([
      '14.03.2026',
      '14:02',
      '14.03.2026, 14:02',
      'Samstag, 14. März 2026 um 14:02:05 MEZ',
      '14. März',
      'März 2026',
    ]);
    await fitsATelephone();
  },
});

/** The same moment is another day elsewhere. */
export const OtherZone = meta.story({
  args: { show: 'both', timeZone: 'Pacific/Auckland' },
  async play({ canvas }) {
    await expect(plainText(canvas.getByRole('time'))).toBe('Mar 15, 2026, 2:02 AM');
  },
});

export const Detail = meta.story({
  args: { show: 'both', hasDetail: true },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('time')).toHaveFocus();
    const bubble = canvas.getByText(/^Saturday, March 14/);
    await waitFor(() => expect(bubble).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(bubble).not.toBeVisible();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await waitFor(() => expect(bubble).toBeVisible());
    await expect(plainText(bubble)).toContain('Saturday, March 14, 2026 at 2:02:05 PM GMT+1');
  },
});

export const DetailOnHover = Detail.extend({
  async play({ canvas, userEvent }) {
    await userEvent.hover(canvas.getByRole('time'));
    const bubble = canvas.getByText(/^Saturday, March 14/);
    await waitFor(() => expect(bubble).toBeVisible());
    await expect(bubble).toHaveTextContent(/GMT\+1/);
  },
});
