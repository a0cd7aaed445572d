import { RelativeTime, Text } from '@archive-console/ui';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { fitsATelephone } from './fits-a-telephone.ts';
import { plainText } from './plain-text.ts';

const moment = new Date('2026-03-14T13:02:05Z').getTime();
const clock = { now: moment };

const meta = preview.meta({
  title: 'Components/Show/Relative time',
  component: RelativeTime,
  tags: ['autodocs', 'stable'],
  args: {
    at: new Date('2026-03-26T08:00:00Z'),
    locale: 'en-US',
    timeZone: 'Europe/Berlin',
    now: () => clock.now,
  },
  beforeEach() {
    clock.now = moment;
  },
});

export const Distances = meta.story({
  render: (args) => (
    <ul>
      {[
        '2026-03-14T13:02:00Z',
        '2026-03-14T12:59:00Z',
        '2026-03-14T09:00:00Z',
        '2026-03-13T08:00:00Z',
        '2026-03-26T08:00:00Z',
        '2025-11-02T08:00:00Z',
      ].map((at) => (
        <li key={at}>
          <RelativeTime {...args} at={new Date(at)} />
        </li>
      ))}
    </ul>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('time').map(plainText)).toEqual([
      'now',
      '3 minutes ago',
      '4 hours ago',
      'yesterday',
      'in 12 days',
      '4 months ago',
    ]);
  },
});

export const GoesOn = meta.story({
  args: { at: new Date(moment - 59_500) },
  render: (args) => (
    <Text>
      Last mail <RelativeTime {...args} />
    </Text>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('time')).toHaveTextContent('now');
    clock.now += 1000;
    await waitFor(() => expect(canvas.getByRole('time')).toHaveTextContent('1 minute ago'));
  },
});

export const ByKeyboard = meta.story({
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('time')).toHaveTextContent('in 12 days');
    await userEvent.tab();
    const bubble = canvas.getByText(/^Thursday, March 26/);
    await waitFor(() => expect(bubble).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(bubble).not.toBeVisible();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await waitFor(() => expect(bubble).toBeVisible());
    await expect(plainText(bubble)).toContain('Thursday, March 26, 2026 at 9:00:00 AM GMT+1');
  },
});

export const OnHover = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.hover(canvas.getByRole('time'));
    const bubble = canvas.getByText(/^Thursday, March 26/);
    await waitFor(() => expect(bubble).toBeVisible());
    await expect(bubble).toHaveTextContent(/March 26, 2026/);
  },
});

export const Narrow = meta.story({
  args: { at: new Date('2025-11-26T08:00:00Z'), locale: 'de' },
  globals: { language: 'de', viewport: { value: 'telephone' } },
  render: (args) => (
    <Text>
      Zusammenfassungsbenachrichtigung zuletzt versendet <RelativeTime {...args} />
    </Text>
  ),
  async play({ canvas, userEvent }) {
    await expect(plainText(canvas.getByRole('time'))).toBe('vor 3 Monaten');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText(/^Mittwoch, 26. November 2025/)).toBeVisible());
    await fitsATelephone();
  },
});

/** Where date and time stand beside it, it is no stop of the Tab key. */
export const WithoutStop = meta.story({
  args: { at: new Date('2026-03-13T08:00:00Z'), locale: 'de', absolute: 'none' },
  globals: { language: 'de' },
  async play({ canvas }) {
    await expect(canvas.getByRole('time')).toHaveTextContent('gestern');
    await expect(canvas.getByRole('time')).not.toHaveAttribute('tabindex');
  },
});
